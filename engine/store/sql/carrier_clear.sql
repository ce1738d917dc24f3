DELETE FROM carrier WHERE question_id = ?1;
