SELECT identity FROM card_identity WHERE card_id = ?1;
