-- A card that came with facts, before its deck.
SELECT 1 FROM card WHERE id = ?1 AND question_id IS NULL AND trap_id IS NULL;
