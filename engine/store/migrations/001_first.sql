-- Version 0 (an empty file) to 1. Days are local study days counted from 1970-01-01, moments are UTC milliseconds,
-- ease factors are hundredths. Absent days are NULL; absent texts are ''.

PRAGMA application_id = 0x5452504C;
PRAGMA user_version = 1;

-- Content: what the deck files said.

CREATE TABLE deck (
  id        INTEGER PRIMARY KEY,
  name      TEXT NOT NULL UNIQUE,
  format    TEXT NOT NULL,
  blueprint TEXT NOT NULL,
  license   TEXT NOT NULL,
  author    TEXT NOT NULL,
  language  TEXT NOT NULL,
  notes     TEXT NOT NULL,         -- text outside of any question
  extra     TEXT NOT NULL,         -- front matter that we do not know, as lines of 'key: value'
  questions INTEGER NOT NULL DEFAULT 0  -- how many it has: counted at each import, so that Today need not
) STRICT;

CREATE TABLE topic (
  id   INTEGER PRIMARY KEY,
  path TEXT NOT NULL UNIQUE
) STRICT;

CREATE TABLE trap (
  id      INTEGER PRIMARY KEY,
  deck_id INTEGER NOT NULL REFERENCES deck,
  name    TEXT NOT NULL,            -- the id that the deck gives it
  claim   TEXT NOT NULL,
  truth   TEXT NOT NULL,
  UNIQUE (deck_id, name)
) STRICT;

CREATE TABLE trap_topic (
  trap_id  INTEGER NOT NULL REFERENCES trap,
  position INTEGER NOT NULL,
  topic_id INTEGER NOT NULL REFERENCES topic,
  PRIMARY KEY (trap_id, position)
) STRICT, WITHOUT ROWID;

CREATE TABLE question (
  id          INTEGER PRIMARY KEY,
  deck_id     INTEGER NOT NULL REFERENCES deck,
  name        TEXT NOT NULL,        -- the id that the deck gives it
  kind        INTEGER NOT NULL,     -- 0 single, 1 multiple, 2 true_false, 3 basic
  title       TEXT NOT NULL,
  stem        TEXT NOT NULL,
  answer      TEXT NOT NULL,
  explanation TEXT NOT NULL,
  hint        TEXT NOT NULL,
  trap        TEXT NOT NULL,        -- of the same deck: sprung by any wrong answer
  UNIQUE (deck_id, name)
) STRICT;

CREATE TABLE option (
  question_id INTEGER NOT NULL REFERENCES question,
  position    INTEGER NOT NULL,
  name        TEXT NOT NULL,        -- stable within the question
  text        TEXT NOT NULL,
  is_right    INTEGER NOT NULL,
  is_pinned   INTEGER NOT NULL,
  why         TEXT NOT NULL,
  tempting    TEXT NOT NULL,
  right_if    TEXT NOT NULL,
  trap        TEXT NOT NULL,        -- of the same deck
  PRIMARY KEY (question_id, position)
) STRICT, WITHOUT ROWID;

CREATE TABLE question_topic (
  question_id INTEGER NOT NULL REFERENCES question,
  position    INTEGER NOT NULL,
  topic_id    INTEGER NOT NULL REFERENCES topic,
  PRIMARY KEY (question_id, position)
) STRICT, WITHOUT ROWID;

CREATE TABLE question_reference (
  question_id INTEGER NOT NULL REFERENCES question,
  position    INTEGER NOT NULL,
  label       TEXT NOT NULL,
  url         TEXT NOT NULL,
  PRIMARY KEY (question_id, position)
) STRICT, WITHOUT ROWID;

-- Which questions carry which traps, at an option or as a whole.
CREATE TABLE carrier (
  trap_id     INTEGER NOT NULL REFERENCES trap,
  question_id INTEGER NOT NULL REFERENCES question,
  PRIMARY KEY (trap_id, question_id)
) STRICT, WITHOUT ROWID;
CREATE INDEX carrier_of_question ON carrier (question_id);

-- Schedules: each row is the fold of the card's rows in the review log.

CREATE TABLE card (
  id                    INTEGER PRIMARY KEY,  -- also the order in which new questions are asked
  key                   TEXT NOT NULL UNIQUE,
  question_id           INTEGER UNIQUE REFERENCES question,
  trap_id               INTEGER UNIQUE REFERENCES trap,
  topic_id              INTEGER REFERENCES topic,  -- the first topic: neighbours in the queue differ in it
  ease                  INTEGER NOT NULL DEFAULT 250,
  interval_days         INTEGER NOT NULL DEFAULT 0,
  repetitions           INTEGER NOT NULL DEFAULT 0,
  lapses                INTEGER NOT NULL DEFAULT 0,
  due_day               INTEGER,
  asked                 INTEGER NOT NULL DEFAULT 0,
  asked_day             INTEGER,
  seen_day              INTEGER,
  held_day              INTEGER,
  drill_day             INTEGER,
  sprung                INTEGER NOT NULL DEFAULT 0,
  sprung_by             TEXT NOT NULL DEFAULT '',
  check_by              INTEGER,
  resisted_days         INTEGER NOT NULL DEFAULT 0,
  last_resisted         INTEGER,
  resisted_form         TEXT NOT NULL DEFAULT '',
  resisted_in_two_forms INTEGER NOT NULL DEFAULT 0,
  is_lapsed             INTEGER GENERATED ALWAYS AS (lapses > 0 AND repetitions <= 1) VIRTUAL,
  CHECK ((question_id IS NULL) <> (trap_id IS NULL))
) STRICT;

-- Today's queue is read from these, so that it costs the same at a hundred cards and at a million.
CREATE INDEX card_question_due ON card (is_lapsed, due_day, id) WHERE question_id IS NOT NULL AND due_day IS NOT NULL;
CREATE INDEX card_trap_due     ON card (due_day, id)            WHERE trap_id IS NOT NULL AND due_day IS NOT NULL;
CREATE INDEX card_fresh        ON card (id)                     WHERE question_id IS NOT NULL AND due_day IS NULL;
CREATE INDEX card_drill        ON card (drill_day)              WHERE drill_day IS NOT NULL;

-- The truth.

CREATE TABLE review (
  id                 INTEGER PRIMARY KEY,
  card_id            INTEGER NOT NULL REFERENCES card,
  at_ms              INTEGER NOT NULL,
  offset_minutes     INTEGER NOT NULL,
  day                INTEGER NOT NULL,
  kind               INTEGER NOT NULL,  -- 0 review, 1 early, 2 drill, 3 exam, 4 evidence
  form               TEXT NOT NULL,
  shown              TEXT NOT NULL,     -- option names in the order shown, separated by spaces
  chosen             TEXT NOT NULL,
  correct            INTEGER NOT NULL,
  confidence         INTEGER,           -- 1 guess, 2 unsure, 3 fairly sure, 4 certain; NULL for basic cards
  quality            INTEGER NOT NULL,
  lucky              INTEGER NOT NULL,
  outcome            INTEGER NOT NULL,  -- of a trap: 0 none, 1 sprung, 2 resisted, 3 inconclusive
  duration_ms        INTEGER NOT NULL,
  before_ease        INTEGER NOT NULL,
  before_interval    INTEGER NOT NULL,
  before_repetitions INTEGER NOT NULL,
  before_lapses      INTEGER NOT NULL,
  before_due         INTEGER,
  after_ease         INTEGER NOT NULL,
  after_interval     INTEGER NOT NULL,
  after_repetitions  INTEGER NOT NULL,
  after_lapses       INTEGER NOT NULL,
  after_due          INTEGER
) STRICT;
CREATE INDEX review_card ON review (card_id, id);
CREATE INDEX review_day  ON review (day, id);

-- One entry an answer of today, newest last. The record is a framed cereal value.
CREATE TABLE undo (
  id     INTEGER PRIMARY KEY,
  day    INTEGER NOT NULL,
  record BLOB NOT NULL
) STRICT;
