-- Cards to be drilled today, the one answered longest ago first. Filters: ?3 deck, ?4 topic.
SELECT card.id, card.key, card.topic_id, card.seen_day, card.held_day, NULL
FROM card WHERE card.drill_day = ?1 AND card.suspended = 0 AND card.deleted_at IS NULL
  AND (?3 = '' OR EXISTS (SELECT 1 FROM deck
        WHERE deck.id = coalesce((SELECT question.deck_id FROM question WHERE question.id = card.question_id),
                                 (SELECT trap.deck_id FROM trap WHERE trap.id = card.trap_id))
          AND (deck.name = ?3 OR substr(deck.name, 1, length(?3) + 1) = ?3 || '/')))
  AND (?4 = '' OR EXISTS (SELECT 1 FROM topic
        WHERE (topic.id IN (SELECT topic_id FROM question_topic WHERE question_id = card.question_id)
            OR topic.id IN (SELECT topic_id FROM trap_topic WHERE trap_id = card.trap_id))
          AND (topic.path = ?4 OR substr(topic.path, 1, length(?4) + 1) = ?4 || '/')))
ORDER BY card.asked_at LIMIT ?2;
