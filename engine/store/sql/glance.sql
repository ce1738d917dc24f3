-- What Today shows at its foot. Costs as much as there are traps awake, however large the collection. ?1 days resisted
-- and ?2 days of interval tame a trap.
SELECT
  (SELECT count(*) FROM deck),
  (SELECT coalesce(sum(questions), 0) FROM deck),
  count(*),
  count(*) FILTER (WHERE resisted_days >= ?1 AND resisted_in_two_forms AND interval_days >= ?2)
FROM card WHERE trap_id IS NOT NULL AND due_day IS NOT NULL AND suspended = 0 AND deleted_at IS NULL;
