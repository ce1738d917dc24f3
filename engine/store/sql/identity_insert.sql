INSERT OR IGNORE INTO card_identity (identity, card_id) VALUES (?1, ?2);
