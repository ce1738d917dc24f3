-- They keep their numbers; a name that the deck gives to another one from now on is free again.
UPDATE option SET position = NULL WHERE question_id = ?1;
