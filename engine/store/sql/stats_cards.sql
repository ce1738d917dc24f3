SELECT
  count(*) FILTER (WHERE question_id IS NOT NULL),
  count(*) FILTER (WHERE question_id IS NOT NULL AND due_day IS NULL),
  count(*) FILTER (WHERE question_id IS NOT NULL AND interval_days >= 21),
  count(*) FILTER (WHERE lapses >= 8),
  count(*) FILTER (WHERE trap_id IS NOT NULL),
  count(*) FILTER (WHERE trap_id IS NOT NULL AND due_day IS NOT NULL),
  count(*) FILTER (WHERE trap_id IS NOT NULL AND resisted_days >= 3 AND resisted_in_two_forms AND interval_days >= 21)
FROM card;
