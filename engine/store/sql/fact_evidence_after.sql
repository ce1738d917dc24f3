-- This device's facts after ?1, to see how far an answer's evidence goes.
SELECT id, kind FROM fact WHERE id > ?1 AND device_no = 1 ORDER BY id LIMIT 64;
