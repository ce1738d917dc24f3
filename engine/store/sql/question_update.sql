UPDATE question SET kind = ?2, title = ?3, stem = ?4, answer = ?5, explanation = ?6, hint = ?7, trap = ?8 WHERE id = ?1;
