-- What day ?1 brought: new questions and reviews of all other cards that were due, which count against the limits, then
-- all answers, drills included, and how many of them were right. ?2 is a bound below the ids of all facts of that day.
SELECT
  coalesce(sum(kind = 0 AND was_new), 0),
  coalesce(sum(kind = 0 AND NOT was_new), 0),
  count(*),
  coalesce(sum(correct), 0)
FROM fact WHERE id >= ?2 AND day = ?1 AND kind < 4
  AND NOT EXISTS (SELECT 1 FROM retracted WHERE retracted.id = fact.id);
