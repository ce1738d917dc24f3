INSERT INTO question (deck_id, name, kind, title, stem, answer, explanation, hint, trap)
VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, ?9) RETURNING id;
