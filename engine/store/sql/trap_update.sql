UPDATE trap SET claim = ?2, truth = ?3, because = ?4, also_false = ?5, same_as = ?6 WHERE id = ?1;
