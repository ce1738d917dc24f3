-- Traps asked today as cards of their own.
SELECT DISTINCT card.key, card.topic_id, card.seen_day, card.held_day, ''
FROM review JOIN card ON card.id = review.card_id
WHERE review.day = ?1 AND review.kind IN (0, 1) AND card.trap_id IS NOT NULL;
