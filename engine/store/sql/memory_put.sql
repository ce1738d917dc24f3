INSERT OR REPLACE INTO memory (card_id, scheduler, stability, difficulty, last_day) VALUES (?1, 1, ?2, ?3, ?4);
