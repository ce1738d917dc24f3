-- Where the question of card ?1 was on the screen for another card, or sprung a trap.
SELECT fact.id, device_no, card_id, previous, behind_ms, offset_minutes, day, form_id, shown, chosen, graded, duration_ms,
  EXISTS (SELECT 1 FROM retracted WHERE retracted.id = fact.id)
FROM fact WHERE form_id = ?1 AND form_id > 0 AND (kind <> 4 OR outcome = 1);
