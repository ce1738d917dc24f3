INSERT INTO trap_topic (trap_id, position, topic_id) VALUES (?1, ?2, ?3);
