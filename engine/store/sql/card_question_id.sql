SELECT question_id FROM card WHERE id = ?1;
