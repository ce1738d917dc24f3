DELETE FROM review WHERE id = ?1;
