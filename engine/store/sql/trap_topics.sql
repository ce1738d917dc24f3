SELECT topic.path FROM trap_topic JOIN topic ON topic.id = trap_topic.topic_id
WHERE trap_topic.trap_id = ?1 ORDER BY trap_topic.position;
