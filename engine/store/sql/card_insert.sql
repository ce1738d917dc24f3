INSERT INTO card (key, question_id, trap_id) VALUES (?1, ?2, ?3);
