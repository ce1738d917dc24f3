DELETE FROM option WHERE question_id = ?1;
