-- The questions that carry the trap of card ?1.
SELECT question_card.key, question_card.seen_day, question_card.held_day FROM card
JOIN carrier ON carrier.trap_id = card.trap_id
JOIN card AS question_card ON question_card.question_id = carrier.question_id
WHERE card.key = ?1 ORDER BY question_card.id;
