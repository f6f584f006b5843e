-- Words are reduced in another way than before. The rows up to `upto` still have the old words; they get the new ones while the server runs.
create table outdated_words (
  of_table text primary key,
  upto     integer not null
);
insert into outdated_words select 'licitacoes', max(id) from licitacoes having max(id) is not null;
insert into outdated_words select 'projetos', max(id) from projetos having max(id) is not null;
insert into outdated_words select 'follows', max(id) from follows having max(id) is not null;
insert into outdated_words select 'chat_messages', max(id) from chat_messages having max(id) is not null;
-- The server writes what is missing here when it starts.
delete from email_texts;

create trigger chat_messages_busca_update after update of busca on chat_messages when old.busca <> new.busca begin
  insert into chat_messages_busca (chat_messages_busca, rowid, busca) values ('delete', old.id, old.busca);
  insert into chat_messages_busca (rowid, busca) values (new.id, new.busca);
end;
