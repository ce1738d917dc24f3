INSERT INTO device (id) VALUES (?1);
