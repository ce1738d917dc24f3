SELECT deck.name FROM card
LEFT JOIN question ON question.id = card.question_id
LEFT JOIN trap ON trap.id = card.trap_id
JOIN deck ON deck.id = coalesce(question.deck_id, trap.deck_id)
WHERE card.key = ?1;
