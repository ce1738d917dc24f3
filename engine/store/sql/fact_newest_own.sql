-- This device's newest answer that was not taken back.
SELECT id, day, card_id FROM fact WHERE device_no = 1 AND kind < 4
  AND NOT EXISTS (SELECT 1 FROM retracted WHERE retracted.id = fact.id)
ORDER BY id DESC LIMIT 1;
