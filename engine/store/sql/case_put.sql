INSERT INTO deck_case (deck_id, name, title, exhibit) VALUES (?1, ?2, ?3, ?4)
ON CONFLICT (deck_id, name) DO UPDATE SET title = ?3, exhibit = ?4;
