SELECT name, kind, title, stem, answer, explanation, hint, trap FROM question WHERE id = ?1;
