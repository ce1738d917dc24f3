SELECT no, position, name, is_keyed, identity, text FROM option WHERE question_id = ?1 ORDER BY no;
