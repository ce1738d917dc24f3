UPDATE trap SET claim = ?2, truth = ?3 WHERE id = ?1;
