-- When all pages of a list were last read: one whose total stays the same may hold changed records.
alter table fontes_leituras add column inteira_em {instant};
