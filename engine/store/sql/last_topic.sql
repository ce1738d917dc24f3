-- First topic of the card answered last on day ?1; ?2 is a bound below the ids of all facts of that day.
SELECT card.topic_id FROM fact JOIN card ON card.id = fact.card_id
WHERE fact.id >= ?2 AND fact.day = ?1 AND fact.kind < 4
  AND NOT EXISTS (SELECT 1 FROM retracted WHERE retracted.id = fact.id)
ORDER BY fact.id DESC LIMIT 1;
