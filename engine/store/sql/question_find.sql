SELECT id FROM question WHERE deck_id = ?1 AND name = ?2;
