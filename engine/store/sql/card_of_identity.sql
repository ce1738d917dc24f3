SELECT card_id FROM card_identity WHERE identity = ?1;
