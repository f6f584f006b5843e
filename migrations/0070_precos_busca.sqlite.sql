-- The words of the items whose price is known. The index does not keep the texts, since they are never read; the view takes them in.
create virtual table precos_textos_busca using fts5 (busca, content = '', contentless_delete = 1, tokenize = 'unicode61');
create view precos_textos as select id, '' as busca from precos;
create trigger precos_textos_insert instead of insert on precos_textos begin
  insert into precos_textos_busca (rowid, busca) values (new.id, new.busca);
end;

create trigger precos_insert after insert on precos begin
  update fornecedores set itens = itens + 1, centavos = centavos + cast(round(coalesce(new.total, 0) * 100) as integer)
    where documento = new.fornecedor;
end;
create trigger precos_delete after delete on precos begin
  delete from precos_textos_busca where rowid = old.id;
  update fornecedores set itens = itens - 1, centavos = centavos - cast(round(coalesce(old.total, 0) * 100) as integer)
    where documento = old.fornecedor;
end;
