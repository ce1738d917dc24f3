SELECT key FROM card ORDER BY id;
