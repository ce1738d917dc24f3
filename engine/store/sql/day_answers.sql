-- Answers of day ?1, drills included, and how many of them were right.
SELECT count(*), coalesce(sum(correct), 0) FROM review WHERE day = ?1 AND kind <> 4;
