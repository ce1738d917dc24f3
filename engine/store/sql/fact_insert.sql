INSERT INTO fact (id, device_no, card_id, previous, behind_ms, offset_minutes, day, form_id, shown, chosen, graded, duration_ms)
VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, ?9, ?10, ?11, ?12);
