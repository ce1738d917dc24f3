UPDATE question SET kind = ?2, title = ?3, stem = ?4, answer = ?5, explanation = ?6, hint = ?7, trap = ?8,
  level = ?9, checked = ?10, mock_form = ?11, case_id = ?12 WHERE id = ?1;
