SELECT 1 FROM card WHERE key = ?1;
