-- Only today's answers can be taken back.
DELETE FROM undo WHERE day <> ?1;
