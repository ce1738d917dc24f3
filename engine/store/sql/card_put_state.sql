UPDATE card SET ease = ?2, interval_days = ?3, repetitions = ?4, lapses = ?5, due_day = ?6,
  asked = ?7, asked_at = ?8, asked_day = ?9, seen_day = ?10, held_day = ?11, drill_day = ?12,
  sprung = ?13, sprung_by = ?14, check_by = ?15, resisted_days = ?16, last_resisted = ?17,
  resisted_form = ?18, resisted_in_two_forms = ?19, last_fact = ?20
WHERE id = ?1;
