INSERT OR IGNORE INTO retraction (device_no, first_stamp, last_stamp) VALUES (?1, ?2, ?3);
