-- What Today shows at its foot. Costs as much as there are traps awake, however large the collection.
SELECT
  (SELECT count(*) FROM deck),
  (SELECT coalesce(sum(questions), 0) FROM deck),
  count(*),
  count(*) FILTER (WHERE resisted_days >= 3 AND resisted_in_two_forms AND interval_days >= 21)
FROM card WHERE trap_id IS NOT NULL AND due_day IS NOT NULL;
