SELECT question_id FROM card WHERE key = ?1 AND question_id IS NOT NULL;
