INSERT INTO card (key, is_trap, question_id, trap_id) VALUES (?1, ?2, ?3, ?4);
