-- As question_answers, but only questions answered since day ?1; ?2 is a bound below the ids of all facts since then.
SELECT card.key, topic.path, 0, 0, card.lapses, recent.answered, recent.correct
FROM (SELECT card_id, count(*) AS answered, sum(correct) AS correct FROM fact
      WHERE id >= ?2 AND day >= ?1 AND kind IN (0, 1)
        AND NOT EXISTS (SELECT 1 FROM retracted WHERE retracted.id = fact.id)
      GROUP BY +card_id) AS recent
CROSS JOIN card ON card.id = recent.card_id AND card.question_id IS NOT NULL
JOIN question_topic ON question_topic.question_id = card.question_id
JOIN topic ON topic.id = question_topic.topic_id ORDER BY card.id, question_topic.position;
