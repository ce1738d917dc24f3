SELECT review.id, card.key, at_ms, offset_minutes, day, kind, form, shown, chosen, correct, confidence, quality, lucky, outcome,
  duration_ms, before_ease, before_interval, before_repetitions, before_lapses, before_due,
  after_ease, after_interval, after_repetitions, after_lapses, after_due
FROM review JOIN card ON card.id = review.card_id ORDER BY review.id;
