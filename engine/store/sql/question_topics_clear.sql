DELETE FROM question_topic WHERE question_id = ?1;
