-- The card shows trap ?2 where it had none, or where ?4 says that this is the trap that others are the same as.
UPDATE card SET trap_id = CASE WHEN trap_id IS NULL OR ?4 THEN ?2 ELSE trap_id END,
  key = CASE ?3 WHEN '' THEN key ELSE ?3 END WHERE id = ?1;
