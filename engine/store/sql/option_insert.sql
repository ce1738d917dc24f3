INSERT INTO option (question_id, position, name, text, is_right, is_pinned, why, tempting, right_if, trap)
VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, ?9, ?10);
