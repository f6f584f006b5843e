-- The column is to hold the username too; null until the start that follows, for SQL cannot fold.
update users set busca = null;
