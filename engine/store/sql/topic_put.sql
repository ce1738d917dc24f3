INSERT INTO topic (path) VALUES (?1) ON CONFLICT (path) DO UPDATE SET path = path RETURNING id;
