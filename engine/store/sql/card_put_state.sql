UPDATE card SET ease = ?2, interval_days = ?3, repetitions = ?4, lapses = ?5, due_day = ?6,
  asked = ?7, asked_day = ?8, seen_day = ?9, held_day = ?10, drill_day = ?11,
  sprung = ?12, sprung_by = ?13, check_by = ?14, resisted_days = ?15, last_resisted = ?16,
  resisted_form = ?17, resisted_in_two_forms = ?18
WHERE key = ?1;
