-- Certificates and other documents of the own company.
create table certidoes (
  id         {id},
  -- cndFederal, crfFgts …
  tipo       text not null,
  -- An own name; empty: the kind's.
  titulo     text not null,
  -- juridica, fiscal, tecnica or economica.
  grupo      text not null,
  nota       text not null,
  -- The name without accents and case.
  chave      {key} not null,
  busca      text not null,
  version    integer not null default 1,
  -- Of the demonstration: its dates move with the current day, until somebody changes it.
  demo       {boolean} not null default false,
  created_at {instant} not null,
  removed_at {instant}
);
create index certidoes_removed on certidoes (removed_at);

-- Uploaded files, written down before their first byte is stored.
create table certidao_arquivos (
  id         text primary key,
  user_id    bigint references users (id) on delete set null,
  file_name  text not null,
  -- Empty while the file arrives.
  media_type text not null,
  -- In bytes; as many as it may become while it arrives.
  size       bigint not null,
  created_at {instant} not null
);
create index certidao_arquivos_user on certidao_arquivos (user_id);
create index certidao_arquivos_created on certidao_arquivos (created_at);

-- Each issue of a document. A renewal adds one, the former ones stay.
create table certidao_versoes (
  id          {id},
  certidao_id bigint not null references certidoes (id) on delete cascade,
  -- Whether it is the latest one.
  atual       {boolean} not null,
  numero      text not null,
  emissor     text not null,
  -- Days; null: unknown, does not expire.
  emitida_em  text,
  vence_em    text,
  arquivo_id  text references certidao_arquivos (id),
  -- The last reminder: 30, 15 or 5 days before it expires; null: none yet.
  lembrete    integer,
  created_at  {instant} not null,
  created_by  bigint
);
create unique index certidao_versoes_atual on certidao_versoes (certidao_id) where atual;
create index certidao_versoes_certidao on certidao_versoes (certidao_id, id);
create index certidao_versoes_vence on certidao_versoes (vence_em) where atual;
create index certidao_versoes_arquivo on certidao_versoes (arquivo_id);

-- Counted statement by statement, as the other tables are (migration 0032).
create function certidao_arquivos_usage() returns trigger language plpgsql as $body$ begin
  if TG_OP = 'INSERT' then
    insert into account_usage as kept (user_id, kind, items, bytes)
      select owner, 'certidoes', sum(items), sum(bytes) from (
        select user_id as owner, 1 as items, size as bytes from added
      ) as changed where exists (select 1 from users where id = owner)
      group by owner having sum(items) <> 0 or sum(bytes) <> 0 order by owner
      on conflict (user_id, kind) do update set items = kept.items + excluded.items, bytes = kept.bytes + excluded.bytes;
  elsif TG_OP = 'UPDATE' then
    insert into account_usage as kept (user_id, kind, items, bytes)
      select owner, 'certidoes', sum(items), sum(bytes) from (
        select user_id as owner, 1 as items, size as bytes from added
        union all select user_id as owner, -1 as items, -size as bytes from removed
      ) as changed where exists (select 1 from users where id = owner)
      group by owner having sum(items) <> 0 or sum(bytes) <> 0 order by owner
      on conflict (user_id, kind) do update set items = kept.items + excluded.items, bytes = kept.bytes + excluded.bytes;
  else
    insert into account_usage as kept (user_id, kind, items, bytes)
      select owner, 'certidoes', sum(items), sum(bytes) from (
        select user_id as owner, -1 as items, -size as bytes from removed
      ) as changed where exists (select 1 from users where id = owner)
      group by owner having sum(items) <> 0 or sum(bytes) <> 0 order by owner
      on conflict (user_id, kind) do update set items = kept.items + excluded.items, bytes = kept.bytes + excluded.bytes;
  end if;
  return null;
end $body$;
create trigger certidao_arquivos_usage_insert after insert on certidao_arquivos
  referencing new table as added for each statement execute function certidao_arquivos_usage();
create trigger certidao_arquivos_usage_update after update on certidao_arquivos
  referencing old table as removed new table as added for each statement execute function certidao_arquivos_usage();
create trigger certidao_arquivos_usage_delete after delete on certidao_arquivos
  referencing old table as removed for each statement execute function certidao_arquivos_usage();
