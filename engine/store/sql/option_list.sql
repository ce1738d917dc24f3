SELECT name, text, is_right, is_pinned, why, tempting, right_if, trap FROM option WHERE question_id = ?1 ORDER BY position;
