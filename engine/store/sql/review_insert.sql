INSERT INTO review (card_id, at_ms, offset_minutes, day, kind, form, shown, chosen, correct, confidence, quality, lucky, outcome,
  duration_ms, before_ease, before_interval, before_repetitions, before_lapses, before_due,
  after_ease, after_interval, after_repetitions, after_lapses, after_due)
SELECT id, ?2, ?3, ?4, ?5, ?6, ?7, ?8, ?9, ?10, ?11, ?12, ?13, ?14, ?15, ?16, ?17, ?18, ?19, ?20, ?21, ?22, ?23, ?24
FROM card WHERE key = ?1 RETURNING id;
