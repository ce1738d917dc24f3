SELECT detail FROM fact_detail WHERE fact_id = ?1;
