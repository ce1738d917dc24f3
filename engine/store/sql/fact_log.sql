-- ?2 facts of the log in its order, from the id ?1 on.
SELECT fact.id, device_no, card_id, previous, behind_ms, offset_minutes, day, form_id, shown, chosen, graded, duration_ms,
  EXISTS (SELECT 1 FROM retracted WHERE retracted.id = fact.id)
FROM fact WHERE id >= ?1 ORDER BY id LIMIT ?2;
