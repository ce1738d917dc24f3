SELECT ease, interval_days, repetitions, lapses, due_day, asked, asked_at, asked_day, seen_day, held_day, drill_day,
  sprung, sprung_by, check_by, resisted_days, last_resisted, resisted_form, resisted_in_two_forms,
  NULL, NULL, NULL, card.key, trap.claim, trap.truth,
  (SELECT count(*) FROM trap AS same JOIN carrier ON carrier.trap_id = same.id WHERE same.card_id = card.id)
FROM card JOIN trap ON trap.id = card.trap_id ORDER BY card.sprung DESC, card.id;
