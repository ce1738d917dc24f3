SELECT id, bytes = ?3
FROM picture
WHERE deck_id = ?1 AND path = ?2
