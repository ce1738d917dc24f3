-- Facts of device ?1 with ids from ?2 on, below ?3.
SELECT id FROM fact WHERE id >= ?2 AND id < ?3 AND device_no = ?1;
