-- Traps asked today as cards of their own; ?2 is a bound below the ids of all facts of today.
SELECT DISTINCT card.id, card.key, card.topic_id, card.seen_day, card.held_day, NULL
FROM fact JOIN card ON card.id = fact.card_id
WHERE fact.id >= ?2 AND fact.day = ?1 AND fact.kind IN (0, 1) AND card.is_trap = 1
  AND NOT EXISTS (SELECT 1 FROM retracted WHERE retracted.id = fact.id);
