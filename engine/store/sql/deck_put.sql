INSERT INTO deck (name, format, blueprint, license, author, language, notes, extra)
VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8)
ON CONFLICT (name) DO UPDATE SET
  format = ?2, blueprint = ?3, license = ?4, author = ?5, language = ?6, notes = ?7, extra = ?8
RETURNING id;
