UPDATE trap SET card_id = ?2 WHERE id = ?1;
