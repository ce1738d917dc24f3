-- The log of version 2 with the cards and questions that a row is about. Run once, in the migration to version 3.
SELECT review.card_id, at_ms, offset_minutes, day, review.kind, form, form_card.id, coalesce(form_card.question_id, card.question_id),
  shown, chosen, correct, confidence, quality, lucky, outcome, duration_ms, before_due IS NULL
FROM review JOIN card ON card.id = review.card_id LEFT JOIN card AS form_card ON form_card.key = review.form
ORDER BY review.id;
