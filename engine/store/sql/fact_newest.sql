-- The newest ?1 answers and their evidence, newest first; what was taken back is left out.
SELECT fact.id, device_no, card_id, previous, behind_ms, offset_minutes, day, form_id, shown, chosen, graded, duration_ms,
  EXISTS (SELECT 1 FROM retracted WHERE retracted.id = fact.id)
FROM fact WHERE kind < 8 AND NOT EXISTS (SELECT 1 FROM retracted WHERE retracted.id = fact.id)
ORDER BY id DESC LIMIT ?1;
