SELECT min(due_day) FROM card WHERE trap_id IS NOT NULL AND due_day > ?1
  AND suspended = 0 AND deleted_at IS NULL;
