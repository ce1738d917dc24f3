SELECT picture.bytes
FROM card
LEFT JOIN question ON question.id = card.question_id
LEFT JOIN trap ON trap.id = card.trap_id
JOIN picture ON picture.deck_id = coalesce(question.deck_id, trap.deck_id) AND picture.path = ?2
WHERE card.key = ?1
