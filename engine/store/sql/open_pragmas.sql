-- Run at every opening. A committed answer survives a power cut (FULL); checkpoints are made in quiet moments only,
-- since one inside an answer is what makes a tenth of a second of it.
PRAGMA journal_mode = WAL;
PRAGMA synchronous = FULL;
PRAGMA foreign_keys = ON;
PRAGMA trusted_schema = OFF;
