SELECT id, record FROM undo WHERE day = ?1 ORDER BY id DESC LIMIT 1;
