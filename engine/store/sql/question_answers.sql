-- Per question: its topics (one row each, the first at position 0), and what became of it. ?1 is today.
SELECT card.key, topic.path, card.due_day IS NULL, card.due_day <= ?1, card.lapses,
  coalesce(log.answered, 0), coalesce(log.correct, 0)
FROM card JOIN question_topic ON question_topic.question_id = card.question_id
JOIN topic ON topic.id = question_topic.topic_id
LEFT JOIN (SELECT card_id, count(*) AS answered, sum(correct) AS correct FROM fact
           WHERE kind IN (0, 1) AND NOT EXISTS (SELECT 1 FROM retracted WHERE retracted.id = fact.id)
           GROUP BY card_id) AS log ON log.card_id = card.id
ORDER BY card.id, question_topic.position;
