-- Due or overdue questions, longest due first; ?5 = 1 for lapsed ones, 0 for the others. Filters: ?3 deck, ?4 topic.
SELECT card.id, card.key, card.topic_id, card.seen_day, card.held_day, NULL
FROM card WHERE card.question_id IS NOT NULL AND card.mock_form = 0 AND card.suspended = 0 AND card.deleted_at IS NULL
  AND (card.buried_until IS NULL OR card.buried_until <= ?1) AND card.is_lapsed = ?5 AND card.due_day <= ?1
  AND (?3 = '' OR EXISTS (SELECT 1 FROM question JOIN deck ON deck.id = question.deck_id
        WHERE question.id = card.question_id AND (deck.name = ?3 OR substr(deck.name, 1, length(?3) + 1) = ?3 || '/')))
  AND (?4 = '' OR EXISTS (SELECT 1 FROM question_topic JOIN topic ON topic.id = question_topic.topic_id
        WHERE question_topic.question_id = card.question_id
          AND (topic.path = ?4 OR substr(topic.path, 1, length(?4) + 1) = ?4 || '/')))
ORDER BY card.due_day, card.id LIMIT ?2;
