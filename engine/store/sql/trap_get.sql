SELECT name, claim, truth, because, also_false, same_as FROM trap WHERE id = ?1;
