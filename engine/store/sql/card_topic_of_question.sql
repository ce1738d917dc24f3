UPDATE card SET mock_form = ?2,
  topic_id = (SELECT topic_id FROM question_topic WHERE question_id = ?1 AND position = 0) WHERE question_id = ?1;
