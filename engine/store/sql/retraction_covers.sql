-- A retraction that takes back the fact of device ?1 with the stamp ?2.
SELECT 1 FROM retraction WHERE device_no = ?1 AND first_stamp <= ?2 AND last_stamp >= ?2;
