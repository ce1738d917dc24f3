SELECT trap_id FROM card WHERE key = ?1 AND trap_id IS NOT NULL;
