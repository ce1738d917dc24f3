SELECT trap.id, trap.name, trap.claim, trap.truth FROM card JOIN trap ON trap.id = card.trap_id WHERE card.key = ?1;
