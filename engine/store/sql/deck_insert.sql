INSERT INTO deck (identity, name, format, blueprint, license, author, language, notes, extra)
VALUES (?1, ?2, '', '', '', '', '', '', '');
