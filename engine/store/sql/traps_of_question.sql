-- The trap cards that the question of card ?1 carries, with the names that its deck gives the traps.
SELECT trap_card.key, trap.name FROM card
JOIN carrier ON carrier.question_id = card.question_id
JOIN trap ON trap.id = carrier.trap_id
JOIN card AS trap_card ON trap_card.id = trap.card_id
WHERE card.key = ?1 ORDER BY trap_card.id;
