-- Notices up to `upto` were read by an earlier version; they are read again from their original records while the server runs.
create table licitacoes_releitura (upto bigint not null);
insert into licitacoes_releitura select max(id) from licitacoes having max(id) is not null;
