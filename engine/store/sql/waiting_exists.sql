-- Something that could be asked is not in today's queue: due by ?1, where ?2 says that reviews are asked at all, or
-- new, where ?3 says so of new questions.
SELECT ?2 AND (EXISTS (SELECT 1 FROM card INDEXED BY card_question_due WHERE question_id IS NOT NULL AND is_lapsed = 1
                         AND due_day <= ?1 AND mock_form = 0 AND suspended = 0 AND deleted_at IS NULL)
            OR EXISTS (SELECT 1 FROM card INDEXED BY card_question_due WHERE question_id IS NOT NULL AND is_lapsed = 0
                         AND due_day <= ?1 AND mock_form = 0 AND suspended = 0 AND deleted_at IS NULL)
            OR EXISTS (SELECT 1 FROM card INDEXED BY card_trap_due WHERE trap_id IS NOT NULL
                         AND due_day <= ?1 AND suspended = 0 AND deleted_at IS NULL))
    OR ?3 AND EXISTS (SELECT 1 FROM card INDEXED BY card_fresh WHERE question_id IS NOT NULL AND due_day IS NULL
                        AND mock_form = 0 AND suspended = 0 AND deleted_at IS NULL);
