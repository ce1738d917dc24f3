SELECT id FROM card WHERE question_id = ?1;
