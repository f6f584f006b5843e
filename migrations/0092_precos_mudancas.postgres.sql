-- Of which notices prices were written, and by which transaction: the index in memory that prices are searched in takes in what is new.
-- A row for each notice that ever had a price, as in 0057. Rows of `precos` are never changed, only derived again.
create table precos_mudancas (
  licitacao_id bigint primary key,
  transacao    xid8 not null default pg_current_xact_id()
) with (fillfactor = 70);
create index precos_mudancas_transacao on precos_mudancas (transacao);

create function precos_anotar_vindos() returns trigger language plpgsql as $$ begin
  insert into precos_mudancas (licitacao_id) select distinct licitacao_id from vindos order by licitacao_id
    on conflict (licitacao_id) do update set transacao = excluded.transacao;
  return null;
end $$;
create function precos_anotar_idos() returns trigger language plpgsql as $$ begin
  insert into precos_mudancas (licitacao_id) select distinct licitacao_id from idos order by licitacao_id
    on conflict (licitacao_id) do update set transacao = excluded.transacao;
  return null;
end $$;
create trigger precos_mudancas_insert after insert on precos
  referencing new table as vindos for each statement execute function precos_anotar_vindos();
create trigger precos_mudancas_delete after delete on precos
  referencing old table as idos for each statement execute function precos_anotar_idos();

-- The index has the words of the items.
drop table precos_textos;
