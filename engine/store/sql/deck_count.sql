UPDATE deck SET questions = (SELECT count(*) FROM question WHERE question.deck_id = deck.id) WHERE id = ?1;
