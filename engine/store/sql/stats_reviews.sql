-- Over the whole log, evidence aside: a row per confidence and kind.
SELECT kind, coalesce(confidence, 0), count(*), sum(correct), sum(lucky), sum(min(duration_ms, 60000))
FROM review WHERE kind <> 4 GROUP BY kind, coalesce(confidence, 0);
