-- Which notices were written, or their items, and by which transaction: the search index takes in what is new. A row for each notice,
-- deleted ones too, so that an index of any age can catch up.
create table licitacoes_mudancas (
  licitacao_id bigint primary key,
  transacao    xid8 not null default pg_current_xact_id()
) with (fillfactor = 70);
create index licitacoes_mudancas_transacao on licitacoes_mudancas (transacao);

create function licitacoes_anotar_vindas() returns trigger language plpgsql as $$ begin
  insert into licitacoes_mudancas (licitacao_id) select id from vindas order by id
    on conflict (licitacao_id) do update set transacao = excluded.transacao;
  return null;
end $$;
create function licitacoes_anotar_idas() returns trigger language plpgsql as $$ begin
  insert into licitacoes_mudancas (licitacao_id) select id from idas order by id
    on conflict (licitacao_id) do update set transacao = excluded.transacao;
  return null;
end $$;
create function lotes_anotar_vindos() returns trigger language plpgsql as $$ begin
  insert into licitacoes_mudancas (licitacao_id) select distinct licitacao_id from vindos order by licitacao_id
    on conflict (licitacao_id) do update set transacao = excluded.transacao;
  return null;
end $$;
create function lotes_anotar_idos() returns trigger language plpgsql as $$ begin
  insert into licitacoes_mudancas (licitacao_id) select distinct licitacao_id from idos order by licitacao_id
    on conflict (licitacao_id) do update set transacao = excluded.transacao;
  return null;
end $$;

create trigger licitacoes_mudancas_insert after insert on licitacoes
  referencing new table as vindas for each statement execute function licitacoes_anotar_vindas();
create trigger licitacoes_mudancas_update after update on licitacoes
  referencing new table as vindas for each statement execute function licitacoes_anotar_vindas();
create trigger licitacoes_mudancas_delete after delete on licitacoes
  referencing old table as idas for each statement execute function licitacoes_anotar_idas();
create trigger licitacoes_mudancas_lote_insert after insert on lotes
  referencing new table as vindos for each statement execute function lotes_anotar_vindos();
create trigger licitacoes_mudancas_lote_update after update on lotes
  referencing new table as vindos for each statement execute function lotes_anotar_vindos();
create trigger licitacoes_mudancas_lote_delete after delete on lotes
  referencing old table as idos for each statement execute function lotes_anotar_idos();

-- The index in memory searches notices now. The column `busca` stays: what users follow is searched by it.
drop index licitacoes_busca;

-- Nor is anything sorted or filtered by these any more.
drop index licitacoes_valor_estimado;
drop index licitacoes_num_licitacao;
drop index licitacoes_uasg;
drop index licitacoes_orgao;
drop index licitacoes_municipio;
drop index licitacoes_modalidade;
drop index licitacoes_modalidade_codigo;
drop index licitacoes_uf;
