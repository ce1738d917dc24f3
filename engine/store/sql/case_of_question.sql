-- The text that question ?1 shares with the others of its case.
SELECT deck_case.exhibit FROM question JOIN deck_case ON deck_case.deck_id = question.deck_id AND deck_case.name = question.case_id
WHERE question.id = ?1;
