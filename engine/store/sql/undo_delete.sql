DELETE FROM undo WHERE id = ?1;
