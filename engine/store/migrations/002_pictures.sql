-- Version 1 to 2: the pictures that decks bring along.

PRAGMA user_version = 2;

CREATE TABLE picture (
  id      INTEGER PRIMARY KEY,
  deck_id INTEGER NOT NULL REFERENCES deck,
  path    TEXT NOT NULL,  -- as the deck's Markdown names it
  bytes   BLOB NOT NULL,  -- a PNG or JPEG file, whole
  UNIQUE (deck_id, path)
) STRICT;
