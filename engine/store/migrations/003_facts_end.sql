-- Version 2 to 3, last part: what the facts have taken over goes, and the indexes of the new tables come.

DROP TABLE undo;
DROP TABLE review;
DROP TABLE card;
ALTER TABLE new_card RENAME TO card;

-- Today's queue is read from these, so that it costs the same at a hundred cards and at a million.
CREATE INDEX card_question_due ON card (is_lapsed, due_day, id)
  WHERE question_id IS NOT NULL AND due_day IS NOT NULL AND mock_form = 0 AND suspended = 0 AND deleted_at IS NULL;
CREATE INDEX card_trap_due ON card (due_day, id)
  WHERE trap_id IS NOT NULL AND due_day IS NOT NULL AND suspended = 0 AND deleted_at IS NULL;
CREATE INDEX card_fresh ON card (position, id)
  WHERE question_id IS NOT NULL AND due_day IS NULL AND mock_form = 0 AND suspended = 0 AND deleted_at IS NULL;
CREATE INDEX card_drill ON card (drill_day) WHERE drill_day IS NOT NULL;
