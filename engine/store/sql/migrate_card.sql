UPDATE new_card SET last_fact = ?2, asked_at = ?3 WHERE id = ?1;
