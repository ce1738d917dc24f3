SELECT name, kind, title, stem, answer, explanation, hint, trap, level, checked, mock_form, case_id FROM question WHERE id = ?1;
