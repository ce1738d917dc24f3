SELECT min(due_day) FROM card WHERE question_id IS NOT NULL AND is_lapsed = ?2 AND due_day > ?1;
