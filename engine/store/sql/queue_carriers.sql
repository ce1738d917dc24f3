-- The questions that carry the traps whose cards stand in the JSON list ?1.
SELECT trap.card_id, question_card.id, question_card.key, question_card.seen_day, question_card.held_day
FROM json_each(?1) AS wanted
JOIN trap ON trap.card_id = wanted.value
JOIN carrier ON carrier.trap_id = trap.id
JOIN card AS question_card ON question_card.question_id = carrier.question_id
WHERE question_card.mock_form = 0 AND question_card.suspended = 0 AND question_card.deleted_at IS NULL
ORDER BY trap.card_id, question_card.id;
