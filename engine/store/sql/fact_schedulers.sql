-- Choices of a scheduler. The second condition is that of the index.
SELECT fact.id, device_no, card_id, previous, behind_ms, offset_minutes, day, form_id, shown, chosen, graded, duration_ms,
  EXISTS (SELECT 1 FROM retracted WHERE retracted.id = fact.id)
FROM fact WHERE kind = 9 AND kind >= 8 ORDER BY id;
