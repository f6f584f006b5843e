-- In bytes, what a user entered into the form of a notice, with its items; null for notices from sources and sheets. Those count for the
-- account that entered them, as its other data do (migration 0032). Deleted ones count no more.
alter table licitacoes add column manual_bytes integer;

-- Row by row, unlike the other tables: what imports write is left out before a function is called.
create function licitacoes_usage(owner bigint, count integer, size integer) returns void language sql as $body$
  insert into account_usage as kept (user_id, kind, items, bytes)
    select owner, 'licitacoes', count, size where exists (select 1 from users where id = owner)
    on conflict (user_id, kind) do update set items = kept.items + excluded.items, bytes = kept.bytes + excluded.bytes;
$body$;
create function licitacoes_usage_changed() returns trigger language plpgsql as $body$ begin
  if TG_OP <> 'INSERT' and old.manual_bytes is not null then
    perform licitacoes_usage(old.criada_por, -1, -old.manual_bytes);
  end if;
  if TG_OP <> 'DELETE' and new.manual_bytes is not null then
    perform licitacoes_usage(new.criada_por, 1, new.manual_bytes);
  end if;
  return null;
end $body$;
create trigger licitacoes_usage_insert after insert on licitacoes for each row
  when (new.manual_bytes is not null) execute function licitacoes_usage_changed();
create trigger licitacoes_usage_update after update of criada_por, manual_bytes on licitacoes for each row
  when (old.manual_bytes is not null or new.manual_bytes is not null) execute function licitacoes_usage_changed();
create trigger licitacoes_usage_delete after delete on licitacoes for each row
  when (old.manual_bytes is not null) execute function licitacoes_usage_changed();

-- Those entered so far: their texts and those of their items. What a sheet brought names its import.
update licitacoes set manual_bytes =
    octet_length(objeto) + octet_length(orgao) + octet_length(processo) + octet_length(informacao)
    + coalesce((select sum(octet_length(descricao) + octet_length(unidade)) from lotes where licitacao_id = licitacoes.id), 0)
  where criada_por is not null and fonte = 'manual' and importacao_id is null;
