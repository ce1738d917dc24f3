SELECT id FROM card WHERE key = ?1;
