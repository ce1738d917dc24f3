SELECT review.id, card.key, at_ms, offset_minutes, day, kind, form, shown, chosen, correct, confidence, quality, lucky, outcome,
  duration_ms, before_ease, before_interval, before_repetitions, before_lapses, before_due,
  after_ease, after_interval, after_repetitions, after_lapses, after_due
FROM card JOIN review ON review.card_id = card.id
WHERE card.key = ?1 ORDER BY review.id;
