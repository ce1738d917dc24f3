-- First topic of the card answered last on day ?1.
SELECT card.topic_id FROM review JOIN card ON card.id = review.card_id
WHERE review.day = ?1 AND review.kind <> 4 ORDER BY review.id DESC LIMIT 1;
