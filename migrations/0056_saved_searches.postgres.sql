-- Searches of the list of notices that a user saved under a name.
create table saved_searches (
  id         {id},
  -- null: the account is gone. What it shared stays for the others, the rest is deleted soon afterwards.
  user_id    bigint references users (id) on delete set null,
  name       text not null,
  -- Without accents and case: an account has each name once.
  name_key   {key} not null,
  -- Filters and order.
  query      {json} not null,
  -- Shown columns; empty: those of whoever opens it.
  columns    {json} not null,
  is_shared  {boolean} not null,
  created_at {instant} not null,
  updated_at {instant} not null,
  removed_at {instant},
  removed_by bigint
);
create unique index saved_searches_name on saved_searches (user_id, name_key) where removed_at is null;
create index saved_searches_shared on saved_searches (is_shared, name_key);
create index saved_searches_removed on saved_searches (removed_at);

-- When an account last opened a search. Ids only grow, so what has been added since has an id above seen_id.
create table saved_search_looks (
  search_id bigint not null references saved_searches (id) on delete cascade,
  user_id   bigint not null references users (id) on delete cascade,
  seen_id   bigint not null,
  looked_at {instant} not null,
  primary key (user_id, search_id)
);
create index saved_search_looks_search on saved_search_looks (search_id);

-- Counted statement by statement, as the other tables are (migration 0032).
create function saved_searches_usage() returns trigger language plpgsql as $body$ begin
  if TG_OP = 'INSERT' then
    insert into account_usage as kept (user_id, kind, items, bytes)
      select owner, 'searches', sum(items), sum(bytes) from (
        select user_id as owner, 1 as items, octet_length(name) + octet_length(query::text) + octet_length(columns::text) as bytes from added
      ) as changed where exists (select 1 from users where id = owner)
      group by owner having sum(items) <> 0 or sum(bytes) <> 0 order by owner
      on conflict (user_id, kind) do update set items = kept.items + excluded.items, bytes = kept.bytes + excluded.bytes;
  elsif TG_OP = 'UPDATE' then
    insert into account_usage as kept (user_id, kind, items, bytes)
      select owner, 'searches', sum(items), sum(bytes) from (
        select user_id as owner, 1 as items, octet_length(name) + octet_length(query::text) + octet_length(columns::text) as bytes from added
        union all select user_id as owner, -1 as items, -octet_length(name) - octet_length(query::text) - octet_length(columns::text) as bytes from removed
      ) as changed where exists (select 1 from users where id = owner)
      group by owner having sum(items) <> 0 or sum(bytes) <> 0 order by owner
      on conflict (user_id, kind) do update set items = kept.items + excluded.items, bytes = kept.bytes + excluded.bytes;
  else
    insert into account_usage as kept (user_id, kind, items, bytes)
      select owner, 'searches', sum(items), sum(bytes) from (
        select user_id as owner, -1 as items, -octet_length(name) - octet_length(query::text) - octet_length(columns::text) as bytes from removed
      ) as changed where exists (select 1 from users where id = owner)
      group by owner having sum(items) <> 0 or sum(bytes) <> 0 order by owner
      on conflict (user_id, kind) do update set items = kept.items + excluded.items, bytes = kept.bytes + excluded.bytes;
  end if;
  return null;
end $body$;
create trigger saved_searches_usage_insert after insert on saved_searches
  referencing new table as added for each statement execute function saved_searches_usage();
create trigger saved_searches_usage_update after update on saved_searches
  referencing old table as removed new table as added for each statement execute function saved_searches_usage();
create trigger saved_searches_usage_delete after delete on saved_searches
  referencing old table as removed for each statement execute function saved_searches_usage();
