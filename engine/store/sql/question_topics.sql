SELECT topic.path FROM question_topic JOIN topic ON topic.id = question_topic.topic_id
WHERE question_topic.question_id = ?1 ORDER BY question_topic.position;
