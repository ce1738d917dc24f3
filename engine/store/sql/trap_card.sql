SELECT card_id FROM trap WHERE id = ?1 AND card_id IS NOT NULL;
