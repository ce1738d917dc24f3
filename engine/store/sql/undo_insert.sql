INSERT INTO undo (day, record) VALUES (?1, ?2);
