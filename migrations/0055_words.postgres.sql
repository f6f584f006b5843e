-- Words are reduced in another way than before. The rows up to `upto` still have the old words; they get the new ones while the server runs.
create table outdated_words (
  of_table text primary key,
  upto     bigint not null
);
insert into outdated_words select 'licitacoes', max(id) from licitacoes having max(id) is not null;
insert into outdated_words select 'projetos', max(id) from projetos having max(id) is not null;
insert into outdated_words select 'follows', max(id) from follows having max(id) is not null;
insert into outdated_words select 'chat_messages', max(id) from chat_messages having max(id) is not null;
-- The server writes what is missing here when it starts.
delete from email_texts;
