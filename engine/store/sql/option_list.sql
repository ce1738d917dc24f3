SELECT name, text, is_right, is_pinned, why, tempting, right_if, trap, is_keyed
FROM option WHERE question_id = ?1 AND position IS NOT NULL ORDER BY position;
