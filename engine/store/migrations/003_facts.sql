-- Version 2 to 3, first part: the log becomes a set of named facts, cards and options get identities. The tables of
-- version 2 stay beside it until their rows have been carried over (migrate_log.cpp); 003_facts_end takes them away.
-- deck_identity(), card_identity() and option_identity() are the program's own.

PRAGMA user_version = 3;

-- Who wrote a fact. Number 1 is the device that this file belongs to.
CREATE TABLE device (
  no INTEGER PRIMARY KEY,
  id BLOB NOT NULL UNIQUE  -- 16 random bytes
) STRICT;

CREATE TABLE new_deck (
  id             INTEGER PRIMARY KEY,
  identity       BLOB NOT NULL UNIQUE,   -- 16 bytes: of its id, or of its name where it had none when it was first seen
  front_id       TEXT NOT NULL DEFAULT '',  -- the id of its front matter
  name           TEXT NOT NULL,
  format         TEXT NOT NULL,
  blueprint      TEXT NOT NULL,
  license        TEXT NOT NULL,
  author         TEXT NOT NULL,
  language       TEXT NOT NULL,
  notes          TEXT NOT NULL,          -- text outside of any question
  extra          TEXT NOT NULL,          -- front matter that we do not know, as lines of 'key: value'
  questions      INTEGER NOT NULL DEFAULT 0,  -- how many it has: counted at each import, so that Today need not
  blueprint_json TEXT NOT NULL DEFAULT ''     -- the outline that it names, as it was at the import
) STRICT;
INSERT INTO new_deck (id, identity, name, format, blueprint, license, author, language, notes, extra, questions)
SELECT id, deck_identity('', name), name, format, blueprint, license, author, language, notes, extra, questions FROM deck;
DROP TABLE deck;
ALTER TABLE new_deck RENAME TO deck;
CREATE INDEX deck_name ON deck (name);

CREATE TABLE deck_case (
  deck_id INTEGER NOT NULL REFERENCES deck,
  name    TEXT NOT NULL,  -- the id that the deck gives it
  title   TEXT NOT NULL,
  exhibit TEXT NOT NULL,
  PRIMARY KEY (deck_id, name)
) STRICT, WITHOUT ROWID;

ALTER TABLE question ADD COLUMN level     INTEGER NOT NULL DEFAULT 0;  -- 0 unsaid, 1 recall, 2 apply, 3 judge
ALTER TABLE question ADD COLUMN checked   TEXT    NOT NULL DEFAULT '';
ALTER TABLE question ADD COLUMN mock_form INTEGER NOT NULL DEFAULT 0;
ALTER TABLE question ADD COLUMN case_id   TEXT    NOT NULL DEFAULT '';

ALTER TABLE trap ADD COLUMN because    TEXT NOT NULL DEFAULT '';
ALTER TABLE trap ADD COLUMN also_false TEXT NOT NULL DEFAULT '';  -- one a line
ALTER TABLE trap ADD COLUMN same_as    TEXT NOT NULL DEFAULT '';  -- "DECK#id": then its card is that trap's
ALTER TABLE trap ADD COLUMN card_id    INTEGER REFERENCES card;
UPDATE trap SET card_id = (SELECT card.id FROM card WHERE card.trap_id = trap.id);
CREATE INDEX trap_card ON trap (card_id);

-- An option is known by its number for ever; one that the deck does not have any more keeps its row, without a place.
CREATE TABLE new_option (
  question_id INTEGER NOT NULL REFERENCES question,
  no          INTEGER NOT NULL,
  position    INTEGER,
  name        TEXT NOT NULL,        -- stable within the question
  is_keyed    INTEGER NOT NULL,     -- the deck writes the name as a key
  identity    TEXT NOT NULL,        -- the same on every machine: the key, else '~' and a hash of the first text
  text        TEXT NOT NULL,
  is_right    INTEGER NOT NULL,
  is_pinned   INTEGER NOT NULL,
  why         TEXT NOT NULL,
  tempting    TEXT NOT NULL,
  right_if    TEXT NOT NULL,
  trap        TEXT NOT NULL,        -- of the same deck
  PRIMARY KEY (question_id, no)
) STRICT, WITHOUT ROWID;
INSERT INTO new_option SELECT question_id, position + 1, position, name, 0, option_identity(text), text, is_right, is_pinned, why,
  tempting, right_if, trap FROM option;
DROP TABLE option;
ALTER TABLE new_option RENAME TO option;

-- Each row is the fold of the card's facts, beside what the user set (position to deleted_at).
CREATE TABLE new_card (
  id                    INTEGER PRIMARY KEY,
  key                   TEXT NOT NULL UNIQUE,     -- the label that people read
  is_trap               INTEGER NOT NULL,
  question_id           INTEGER UNIQUE REFERENCES question,  -- both absent: another device's card, its deck not here
  trap_id               INTEGER UNIQUE REFERENCES trap,
  topic_id              INTEGER REFERENCES topic,  -- the first topic: neighbours in the queue differ in it
  position              INTEGER NOT NULL DEFAULT 0,  -- new questions are asked in this order, then in that of import
  mock_form             INTEGER NOT NULL DEFAULT 0,  -- of its question: kept for a mock exam, never practised
  suspended             INTEGER NOT NULL DEFAULT 0,
  buried_until          INTEGER,                     -- not asked before this day
  flag                  INTEGER NOT NULL DEFAULT 0,
  deleted_at            INTEGER,                     -- a tombstone: its history stays
  ease                  INTEGER NOT NULL DEFAULT 250,
  interval_days         INTEGER NOT NULL DEFAULT 0,
  repetitions           INTEGER NOT NULL DEFAULT 0,
  lapses                INTEGER NOT NULL DEFAULT 0,
  due_day               INTEGER,
  asked                 INTEGER NOT NULL DEFAULT 0,
  asked_at              INTEGER NOT NULL DEFAULT 0,  -- stamp of the fact that asked it last
  asked_day             INTEGER,
  seen_day              INTEGER,
  held_day              INTEGER,
  drill_day             INTEGER,
  sprung                INTEGER NOT NULL DEFAULT 0,
  sprung_by             INTEGER NOT NULL DEFAULT 0,  -- a form: a card's id, or a statement's negative number
  check_by              INTEGER,
  resisted_days         INTEGER NOT NULL DEFAULT 0,
  last_resisted         INTEGER,
  resisted_form         INTEGER NOT NULL DEFAULT 0,
  resisted_in_two_forms INTEGER NOT NULL DEFAULT 0,
  last_fact             INTEGER,                     -- the head of its facts, each of which names the one before
  is_lapsed             INTEGER GENERATED ALWAYS AS (lapses > 0 AND repetitions <= 1) VIRTUAL,
  CHECK (question_id IS NULL OR trap_id IS NULL)
) STRICT;
INSERT INTO new_card (id, key, is_trap, question_id, trap_id, topic_id, ease, interval_days, repetitions, lapses,
  due_day, asked, asked_day, seen_day, held_day, drill_day, sprung, sprung_by, check_by, resisted_days, last_resisted,
  resisted_form, resisted_in_two_forms)
SELECT id, key, trap_id IS NOT NULL, question_id, trap_id, topic_id, ease, interval_days, repetitions, lapses,
  due_day, asked, asked_day, seen_day, held_day, drill_day, sprung,
  coalesce((SELECT form.id FROM card AS form WHERE form.key = card.sprung_by),
    CASE card.sprung_by WHEN 'statement:claim' THEN -1 WHEN 'statement:truth' THEN -2 ELSE 0 END),
  check_by, resisted_days, last_resisted,
  coalesce((SELECT form.id FROM card AS form WHERE form.key = card.resisted_form),
    CASE card.resisted_form WHEN 'statement:claim' THEN -1 WHEN 'statement:truth' THEN -2 ELSE 0 END),
  resisted_in_two_forms FROM card;

-- What names a card on every machine. A card has a second one where its deck got an id after it had been imported.
CREATE TABLE card_identity (
  identity BLOB PRIMARY KEY,  -- 16 bytes
  card_id  INTEGER NOT NULL REFERENCES card
) STRICT, WITHOUT ROWID;
CREATE INDEX identity_of_card ON card_identity (card_id);
INSERT INTO card_identity
SELECT card_identity(deck.identity, 0, question.name), card.id
FROM card JOIN question ON question.id = card.question_id JOIN deck ON deck.id = question.deck_id;
INSERT INTO card_identity
SELECT card_identity(deck.identity, 1, trap.name), card.id
FROM card JOIN trap ON trap.id = card.trap_id JOIN deck ON deck.id = trap.deck_id;

-- Memory of schedulers beside SM-2, whose own stands in the card: thousandths of a day, thousandths.
CREATE TABLE memory (
  card_id    INTEGER NOT NULL REFERENCES card,
  scheduler  INTEGER NOT NULL,  -- 1 fsrs
  stability  INTEGER NOT NULL,
  difficulty INTEGER NOT NULL,
  due_day    INTEGER,
  last_day   INTEGER,
  PRIMARY KEY (card_id, scheduler)
) STRICT, WITHOUT ROWID;

-- The truth. The id is the order in which facts are folded: the stamp of the hybrid logical clock, times 64, and a place
-- among facts of other devices that have the same stamp. A device never gives a stamp twice, so that device and stamp
-- name a fact for ever. The rows are never changed and never deleted.
CREATE TABLE fact (
  id             INTEGER PRIMARY KEY,
  device_no      INTEGER NOT NULL,
  card_id        INTEGER,            -- of a card's facts
  previous       INTEGER,            -- the fact of the same card that came into this file before it
  behind_ms      INTEGER NOT NULL,   -- how far the wall clock (UTC milliseconds) was behind the stamp
  offset_minutes INTEGER NOT NULL,
  day            INTEGER NOT NULL,
  form_id        INTEGER,            -- what stood on the screen: a card, a statement (negative); NULL: the card itself
  shown          ANY,                -- option numbers in the order shown: four bits each, or a byte each in a blob
  chosen         INTEGER NOT NULL,   -- bit n: the option at place n of shown
  graded         INTEGER NOT NULL,   -- what the generated columns take apart
  duration_ms    INTEGER NOT NULL,
  kind           INTEGER GENERATED ALWAYS AS (graded & 15) VIRTUAL,       -- 0 review, 1 early, 2 drill, 3 exam, 4 evidence;
                 -- 8 retraction, 9 scheduler, 10 right answer changed, 11 reset, 12 due day set
  outcome        INTEGER GENERATED ALWAYS AS (graded >> 4 & 3) VIRTUAL,   -- of a trap: 0 none, 1 sprung, 2 resisted, 3 inconclusive
  correct        INTEGER GENERATED ALWAYS AS (graded >> 6 & 1) VIRTUAL,
  lucky          INTEGER GENERATED ALWAYS AS (graded >> 7 & 1) VIRTUAL,
  confidence     INTEGER GENERATED ALWAYS AS (graded >> 8 & 7) VIRTUAL,   -- 1 guess, 2 unsure, 3 fairly sure, 4 certain; 0 for basic cards
  quality        INTEGER GENERATED ALWAYS AS (graded >> 11 & 7) VIRTUAL,
  was_new        INTEGER GENERATED ALWAYS AS (graded >> 14 & 1) VIRTUAL   -- counted against the day's new questions
) STRICT;
-- Questions that were on the screen as something else's probe, or that sprung a trap.
CREATE INDEX fact_form ON fact (form_id) WHERE form_id > 0 AND (kind <> 4 OR outcome = 1);
-- All but answers.
CREATE INDEX fact_event ON fact (kind, id) WHERE kind >= 8;

-- What a fact says beyond its row: facts other than answers.
CREATE TABLE fact_detail (
  fact_id INTEGER PRIMARY KEY REFERENCES fact,
  detail  TEXT NOT NULL
) STRICT;

-- Derived: facts of this file that a retraction takes back, and retractions whose facts may still come.
CREATE TABLE retracted (
  id INTEGER PRIMARY KEY
) STRICT;
CREATE TABLE retraction (
  device_no   INTEGER NOT NULL,
  first_stamp INTEGER NOT NULL,
  last_stamp  INTEGER NOT NULL,
  PRIMARY KEY (device_no, first_stamp, last_stamp)
) STRICT, WITHOUT ROWID;
