SELECT deck.name, deck.format, deck.license, deck.language, deck.blueprint,
  (SELECT count(*) FROM question WHERE question.deck_id = deck.id),
  (SELECT count(*) FROM trap WHERE trap.deck_id = deck.id),
  (SELECT count(*) FROM question JOIN card ON card.question_id = question.id
    WHERE question.deck_id = deck.id AND card.due_day IS NULL),
  (SELECT count(*) FROM question JOIN card ON card.question_id = question.id
    WHERE question.deck_id = deck.id AND card.due_day <= ?1)
FROM deck ORDER BY deck.name;
