-- Cards with content: those of decks that are not here yet have none.
SELECT key FROM card WHERE coalesce(question_id, trap_id) IS NOT NULL ORDER BY id;
