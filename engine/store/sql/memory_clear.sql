DELETE FROM memory WHERE card_id = ?1 AND scheduler = 1;
