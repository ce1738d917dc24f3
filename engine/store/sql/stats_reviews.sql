-- Over the whole log, evidence aside: a row per confidence and kind.
SELECT kind, confidence, count(*), sum(correct), sum(lucky), sum(min(duration_ms, 60000))
FROM fact WHERE kind < 4 AND NOT EXISTS (SELECT 1 FROM retracted WHERE retracted.id = fact.id)
GROUP BY kind, confidence;
