-- The index reads the words from the message itself, so they are kept once; a message never changes.
create virtual table chat_messages_busca using fts5 (busca, content = 'chat_messages', content_rowid = 'id', tokenize = 'unicode61');

create trigger chat_messages_busca_insert after insert on chat_messages begin
  insert into chat_messages_busca (rowid, busca) values (new.id, new.busca);
end;
create trigger chat_messages_busca_delete after delete on chat_messages begin
  insert into chat_messages_busca (chat_messages_busca, rowid, busca) values ('delete', old.id, old.busca);
end;
