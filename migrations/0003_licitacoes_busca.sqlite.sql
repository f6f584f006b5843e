-- The index reads the words from the notice itself, so they are kept once; triggers tell it of changes.
create virtual table licitacoes_busca using fts5 (busca, content = 'licitacoes', content_rowid = 'id', tokenize = 'unicode61');

create trigger licitacoes_busca_insert after insert on licitacoes begin
  insert into licitacoes_busca (rowid, busca) values (new.id, new.busca);
end;
create trigger licitacoes_busca_update after update of busca on licitacoes when old.busca <> new.busca begin
  insert into licitacoes_busca (licitacoes_busca, rowid, busca) values ('delete', old.id, old.busca);
  insert into licitacoes_busca (rowid, busca) values (new.id, new.busca);
end;
create trigger licitacoes_busca_delete after delete on licitacoes begin
  insert into licitacoes_busca (licitacoes_busca, rowid, busca) values ('delete', old.id, old.busca);
end;
