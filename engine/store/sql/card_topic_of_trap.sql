UPDATE card SET topic_id = (SELECT topic_id FROM trap_topic WHERE trap_id = ?1 AND position = 0) WHERE trap_id = ?1;
