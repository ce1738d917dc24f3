INSERT INTO trap_topic (trap_id, position, topic_id) SELECT ?1, ?2, id FROM topic WHERE path = ?3;
