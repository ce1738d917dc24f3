-- The deck with this id; else one of this name without another id; else one that was known by this identity.
SELECT id, identity FROM deck
WHERE (?1 <> '' AND front_id = ?1) OR (name = ?2 AND (front_id = '' OR ?1 = '')) OR identity = ?3
ORDER BY front_id = ?1 AND ?1 <> '' DESC, name = ?2 DESC, id LIMIT 1;
