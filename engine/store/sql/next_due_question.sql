SELECT min(due_day) FROM card WHERE question_id IS NOT NULL AND is_lapsed = ?2 AND due_day > ?1
  AND mock_form = 0 AND suspended = 0 AND deleted_at IS NULL;
