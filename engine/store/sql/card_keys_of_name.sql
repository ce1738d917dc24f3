-- Cards whose deck calls them by this name, for a user who leaves the prefix out.
SELECT card.key FROM card JOIN question ON question.id = card.question_id WHERE question.name = ?1
UNION ALL
SELECT card.key FROM card JOIN trap ON trap.id = card.trap_id WHERE trap.name = ?1;
