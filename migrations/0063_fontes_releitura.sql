-- A list is read a second time as a whole if rows are missing, and not a third time, also when the server dies meanwhile.
alter table fontes_leituras add column releitura {boolean} not null default false;
