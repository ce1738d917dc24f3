INSERT INTO question (deck_id, name, kind, title, stem, answer, explanation, hint, trap)
VALUES (?1, ?2, 0, '', '', '', '', '', '');
