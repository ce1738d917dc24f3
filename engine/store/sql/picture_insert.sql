INSERT INTO picture (deck_id, path, bytes)
VALUES (?1, ?2, ?3)
