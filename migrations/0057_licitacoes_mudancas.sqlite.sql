-- Which notices were written, or their items, and in which order: the search index takes in what is new. A row for each notice, deleted
-- ones too, so that an index of any age can catch up.
create table licitacoes_mudancas (
  seq          integer primary key autoincrement,
  licitacao_id integer not null unique
);

-- Not `insert or replace`: the statement that causes a trigger decides what happens on a conflict.
create trigger licitacoes_mudancas_insert after insert on licitacoes begin
  delete from licitacoes_mudancas where licitacao_id = new.id;
  insert into licitacoes_mudancas (licitacao_id) values (new.id);
end;
create trigger licitacoes_mudancas_update after update on licitacoes begin
  delete from licitacoes_mudancas where licitacao_id = new.id;
  insert into licitacoes_mudancas (licitacao_id) values (new.id);
end;
create trigger licitacoes_mudancas_delete after delete on licitacoes begin
  delete from licitacoes_mudancas where licitacao_id = old.id;
  insert into licitacoes_mudancas (licitacao_id) values (old.id);
end;
create trigger licitacoes_mudancas_lote_insert after insert on lotes begin
  delete from licitacoes_mudancas where licitacao_id = new.licitacao_id;
  insert into licitacoes_mudancas (licitacao_id) values (new.licitacao_id);
end;
create trigger licitacoes_mudancas_lote_update after update of descricao, beneficio on lotes begin
  delete from licitacoes_mudancas where licitacao_id = new.licitacao_id;
  insert into licitacoes_mudancas (licitacao_id) values (new.licitacao_id);
end;
create trigger licitacoes_mudancas_lote_delete after delete on lotes begin
  delete from licitacoes_mudancas where licitacao_id = old.licitacao_id;
  insert into licitacoes_mudancas (licitacao_id) values (old.licitacao_id);
end;

-- The index in memory searches notices now. The column `busca` stays: what users follow is searched by it.
drop trigger licitacoes_busca_insert;
drop trigger licitacoes_busca_update;
drop trigger licitacoes_busca_delete;
drop table licitacoes_busca;

-- Nor is anything sorted or filtered by these any more.
drop index licitacoes_valor_estimado;
drop index licitacoes_num_licitacao;
drop index licitacoes_uasg;
drop index licitacoes_orgao;
drop index licitacoes_municipio;
drop index licitacoes_modalidade;
drop index licitacoes_modalidade_codigo;
drop index licitacoes_uf;
