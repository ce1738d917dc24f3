INSERT INTO question_topic (question_id, position, topic_id) VALUES (?1, ?2, ?3);
