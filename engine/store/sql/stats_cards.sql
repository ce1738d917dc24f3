-- ?1 days of interval make a card mature, ?2 lapses a leech, ?3 days resisted and ?4 days of interval tame a trap.
SELECT
  count(*) FILTER (WHERE question_id IS NOT NULL),
  count(*) FILTER (WHERE question_id IS NOT NULL AND due_day IS NULL),
  count(*) FILTER (WHERE question_id IS NOT NULL AND interval_days >= ?1),
  count(*) FILTER (WHERE question_id IS NOT NULL AND lapses >= ?2),
  count(*) FILTER (WHERE trap_id IS NOT NULL),
  count(*) FILTER (WHERE trap_id IS NOT NULL AND due_day IS NOT NULL),
  count(*) FILTER (WHERE trap_id IS NOT NULL AND resisted_days >= ?3 AND resisted_in_two_forms AND interval_days >= ?4)
FROM card;
