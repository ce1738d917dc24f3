SELECT DISTINCT day FROM fact WHERE kind < 4
  AND NOT EXISTS (SELECT 1 FROM retracted WHERE retracted.id = fact.id) ORDER BY day DESC;
