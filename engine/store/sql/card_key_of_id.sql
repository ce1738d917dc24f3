SELECT key FROM card WHERE id = ?1;
