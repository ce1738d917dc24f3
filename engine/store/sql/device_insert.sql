INSERT INTO device (no, id) VALUES (?1, ?2);
