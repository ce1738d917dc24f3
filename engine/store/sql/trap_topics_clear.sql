DELETE FROM trap_topic WHERE trap_id = ?1;
