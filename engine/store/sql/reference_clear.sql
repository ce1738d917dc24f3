DELETE FROM question_reference WHERE question_id = ?1;
