-- What counts against the limits of day ?1: new questions, and reviews of all other cards that were due.
SELECT
  coalesce(sum(review.before_due IS NULL), 0),
  coalesce(sum(review.before_due IS NOT NULL), 0)
FROM review WHERE review.day = ?1 AND review.kind = 0;
