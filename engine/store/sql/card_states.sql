SELECT ease, interval_days, repetitions, lapses, due_day, asked, asked_at, asked_day, seen_day, held_day, drill_day,
  sprung, sprung_by, check_by, resisted_days, last_resisted, resisted_form, resisted_in_two_forms, id, last_fact
FROM card ORDER BY id;
