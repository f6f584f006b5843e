-- The index reads the words from the bill itself, so they are kept once; triggers tell it of changes.
create virtual table projetos_busca using fts5 (busca, content = 'projetos', content_rowid = 'id', tokenize = 'unicode61');

create trigger projetos_busca_insert after insert on projetos begin
  insert into projetos_busca (rowid, busca) values (new.id, new.busca);
end;
create trigger projetos_busca_update after update of busca on projetos when old.busca <> new.busca begin
  insert into projetos_busca (projetos_busca, rowid, busca) values ('delete', old.id, old.busca);
  insert into projetos_busca (rowid, busca) values (new.id, new.busca);
end;
create trigger projetos_busca_delete after delete on projetos begin
  insert into projetos_busca (projetos_busca, rowid, busca) values ('delete', old.id, old.busca);
end;
