SELECT ease, interval_days, repetitions, lapses, card.due_day, asked, asked_at, asked_day, seen_day, held_day, drill_day,
  sprung, sprung_by, check_by, resisted_days, last_resisted, resisted_form, resisted_in_two_forms,
  stability, difficulty, last_day, id, last_fact
FROM card LEFT JOIN memory ON memory.card_id = card.id AND memory.scheduler = 1 ORDER BY id;
