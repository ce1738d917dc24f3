UPDATE picture
SET bytes = ?2
WHERE id = ?1
