-- Cards whose deck calls them by this name, for a user who leaves the prefix out, with their decks.
SELECT card.key, deck.name FROM question JOIN card ON card.question_id = question.id
JOIN deck ON deck.id = question.deck_id WHERE question.name = ?1
UNION ALL
SELECT card.key, deck.name FROM trap JOIN card ON card.id = trap.card_id
JOIN deck ON deck.id = trap.deck_id WHERE trap.name = ?1;
