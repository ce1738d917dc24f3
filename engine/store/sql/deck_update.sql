UPDATE deck SET front_id = CASE ?2 WHEN '' THEN front_id ELSE ?2 END, name = ?3, format = ?4, blueprint = ?5,
  license = ?6, author = ?7, language = ?8, notes = ?9, extra = ?10 WHERE id = ?1;
