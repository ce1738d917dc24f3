UPDATE card SET question_id = ?2, key = ?3 WHERE id = ?1;
