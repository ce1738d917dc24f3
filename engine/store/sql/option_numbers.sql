-- Every option that a question has or had.
SELECT no, name, identity FROM option WHERE question_id = ?1 ORDER BY no;
