INSERT INTO trap (deck_id, name, claim, truth) VALUES (?1, ?2, '', '');
