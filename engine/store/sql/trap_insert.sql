INSERT INTO trap (deck_id, name, claim, truth) VALUES (?1, ?2, ?3, ?4) RETURNING id;
