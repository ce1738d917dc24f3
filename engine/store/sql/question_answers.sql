-- Per question: its topics (one row each, the first at position 0), and what became of it since day ?1.
SELECT card.key, topic.path, card.due_day IS NULL, card.due_day <= ?2, card.lapses,
  (SELECT count(*) FROM review WHERE review.card_id = card.id AND review.kind IN (0, 1) AND review.day >= ?1),
  (SELECT coalesce(sum(review.correct), 0) FROM review
    WHERE review.card_id = card.id AND review.kind IN (0, 1) AND review.day >= ?1)
FROM card JOIN question_topic ON question_topic.question_id = card.question_id
JOIN topic ON topic.id = question_topic.topic_id ORDER BY card.id, question_topic.position;
