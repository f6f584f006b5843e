-- Of which notices prices were written, and in which order: the index in memory that prices are searched in takes in what is new. A row
-- for each notice that ever had a price, as in 0057. Rows of `precos` are never changed, only derived again.
create table precos_mudancas (
  seq          integer primary key autoincrement,
  licitacao_id integer not null unique
);
create trigger precos_mudancas_insert after insert on precos begin
  delete from precos_mudancas where licitacao_id = new.licitacao_id;
  insert into precos_mudancas (licitacao_id) values (new.licitacao_id);
end;
create trigger precos_mudancas_delete after delete on precos begin
  delete from precos_mudancas where licitacao_id = old.licitacao_id;
  insert into precos_mudancas (licitacao_id) values (old.licitacao_id);
end;

-- The index has the words of the items.
drop trigger precos_delete;
drop view precos_textos;
drop table precos_textos_busca;
create trigger precos_delete after delete on precos begin
  update fornecedores set itens = itens - 1, centavos = centavos - cast(round(coalesce(old.total, 0) * 100) as integer)
    where documento = old.fornecedor;
end;
