SELECT id FROM trap WHERE deck_id = ?1 AND name = ?2;
