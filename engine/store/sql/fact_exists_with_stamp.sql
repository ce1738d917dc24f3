-- Facts with one stamp: ids from ?1 on, below ?2.
SELECT id, device_no FROM fact WHERE id >= ?1 AND id < ?2 ORDER BY id;
