-- Who reports on a bill, and who decides on it; null in bills that were read before these columns were.
alter table projetos add column relator text;
alter table projetos add column apreciacao text;
