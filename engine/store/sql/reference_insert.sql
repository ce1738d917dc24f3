INSERT INTO question_reference (question_id, position, label, url) VALUES (?1, ?2, ?3, ?4);
