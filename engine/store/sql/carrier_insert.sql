INSERT INTO carrier (trap_id, question_id) SELECT trap.id, ?1 FROM trap WHERE trap.deck_id = ?2 AND trap.name = ?3;
