INSERT INTO option (question_id, no, position, name, is_keyed, identity, text, is_right, is_pinned, why, tempting, right_if, trap)
VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, ?9, ?10, ?11, ?12, ?13)
ON CONFLICT (question_id, no) DO UPDATE SET position = ?3, name = ?4, is_keyed = ?5, identity = ?6, text = ?7,
  is_right = ?8, is_pinned = ?9, why = ?10, tempting = ?11, right_if = ?12, trap = ?13;
