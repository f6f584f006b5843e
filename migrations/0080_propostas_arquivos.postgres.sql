-- The files of offers, a row for each version. Files of a deleted offer are deleted soon after it.
create table propostas_arquivos (
  id          text primary key,
  -- null: the offer is deleted.
  proposta_id bigint references propostas (id) on delete set null,
  -- Who sent it.
  user_id     bigint references users (id) on delete set null,
  file_name   text not null,
  -- The name without accents and case: versions have it in common.
  chave       {key} not null,
  -- 0 while the file arrives.
  versao      integer not null,
  -- Empty while the file arrives.
  media_type  text not null,
  -- In bytes; as many as it may become while it arrives.
  size        bigint not null,
  created_at  {instant} not null,
  removed_at  {instant},
  removed_by  bigint
);
create index propostas_arquivos_proposta on propostas_arquivos (proposta_id, chave, versao);
create index propostas_arquivos_user on propostas_arquivos (user_id);
create index propostas_arquivos_removed on propostas_arquivos (removed_at);

-- Counted statement by statement, as the other tables are (migration 0032).
create function propostas_arquivos_usage() returns trigger language plpgsql as $body$ begin
  if TG_OP = 'INSERT' then
    insert into account_usage as kept (user_id, kind, items, bytes)
      select owner, 'propostaArquivos', sum(items), sum(bytes) from (
        select user_id as owner, 1 as items, size as bytes from added
      ) as changed where exists (select 1 from users where id = owner)
      group by owner having sum(items) <> 0 or sum(bytes) <> 0 order by owner
      on conflict (user_id, kind) do update set items = kept.items + excluded.items, bytes = kept.bytes + excluded.bytes;
  elsif TG_OP = 'UPDATE' then
    insert into account_usage as kept (user_id, kind, items, bytes)
      select owner, 'propostaArquivos', sum(items), sum(bytes) from (
        select user_id as owner, 1 as items, size as bytes from added
        union all select user_id as owner, -1 as items, -size as bytes from removed
      ) as changed where exists (select 1 from users where id = owner)
      group by owner having sum(items) <> 0 or sum(bytes) <> 0 order by owner
      on conflict (user_id, kind) do update set items = kept.items + excluded.items, bytes = kept.bytes + excluded.bytes;
  else
    insert into account_usage as kept (user_id, kind, items, bytes)
      select owner, 'propostaArquivos', sum(items), sum(bytes) from (
        select user_id as owner, -1 as items, -size as bytes from removed
      ) as changed where exists (select 1 from users where id = owner)
      group by owner having sum(items) <> 0 or sum(bytes) <> 0 order by owner
      on conflict (user_id, kind) do update set items = kept.items + excluded.items, bytes = kept.bytes + excluded.bytes;
  end if;
  return null;
end $body$;
create trigger propostas_arquivos_usage_insert after insert on propostas_arquivos
  referencing new table as added for each statement execute function propostas_arquivos_usage();
create trigger propostas_arquivos_usage_update after update on propostas_arquivos
  referencing old table as removed new table as added for each statement execute function propostas_arquivos_usage();
create trigger propostas_arquivos_usage_delete after delete on propostas_arquivos
  referencing old table as removed for each statement execute function propostas_arquivos_usage();
