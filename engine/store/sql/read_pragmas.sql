-- Run at every opening for reading.
PRAGMA foreign_keys = ON;
PRAGMA trusted_schema = OFF;
PRAGMA query_only = ON;
