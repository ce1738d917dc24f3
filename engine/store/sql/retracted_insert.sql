INSERT OR IGNORE INTO retracted (id) VALUES (?1);
