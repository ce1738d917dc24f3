INSERT INTO fact_detail (fact_id, detail) VALUES (?1, ?2);
