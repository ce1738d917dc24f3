SELECT label, url FROM question_reference WHERE question_id = ?1 ORDER BY position;
