SELECT question_card.key
FROM card JOIN trap ON trap.card_id = card.id JOIN carrier ON carrier.trap_id = trap.id
JOIN card AS question_card ON question_card.question_id = carrier.question_id
WHERE card.key = ?1 ORDER BY question_card.id;
