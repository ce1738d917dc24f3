-- Due or overdue traps, longest due first. Filters: ?3 deck, ?4 topic; '' for all.
SELECT card.id, card.key, card.topic_id, card.seen_day, card.held_day,
  (SELECT form.key FROM card AS form WHERE form.id = card.sprung_by)
FROM card WHERE card.trap_id IS NOT NULL AND card.suspended = 0 AND card.deleted_at IS NULL
  AND (card.buried_until IS NULL OR card.buried_until <= ?1) AND card.due_day <= ?1
  AND (?3 = '' OR EXISTS (SELECT 1 FROM trap JOIN deck ON deck.id = trap.deck_id
        WHERE trap.id = card.trap_id AND (deck.name = ?3 OR substr(deck.name, 1, length(?3) + 1) = ?3 || '/')))
  AND (?4 = '' OR EXISTS (SELECT 1 FROM trap_topic JOIN topic ON topic.id = trap_topic.topic_id
        WHERE trap_topic.trap_id = card.trap_id
          AND (topic.path = ?4 OR substr(topic.path, 1, length(?4) + 1) = ?4 || '/')))
ORDER BY card.due_day, card.id LIMIT ?2;
