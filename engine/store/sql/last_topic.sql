-- First topic of the card answered last on day ?1.
SELECT coalesce(
  (SELECT topic.path FROM question_topic JOIN topic ON topic.id = question_topic.topic_id
   WHERE question_topic.question_id = card.question_id AND question_topic.position = 0),
  (SELECT topic.path FROM trap_topic JOIN topic ON topic.id = trap_topic.topic_id
   WHERE trap_topic.trap_id = card.trap_id AND trap_topic.position = 0), '')
FROM review JOIN card ON card.id = review.card_id
WHERE review.day = ?1 AND review.kind <> 4 ORDER BY review.id DESC LIMIT 1;
