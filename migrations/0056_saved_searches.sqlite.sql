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

create trigger saved_searches_usage_insert after insert on saved_searches begin
  insert into account_usage_changes values (new.user_id, 'searches', 1, octet_length(new.name) + octet_length(new.query) + octet_length(new.columns));
end;
create trigger saved_searches_usage_update after update of user_id, name, query, columns on saved_searches begin
  insert into account_usage_changes values (old.user_id, 'searches', -1, -(octet_length(old.name) + octet_length(old.query) + octet_length(old.columns)));
  insert into account_usage_changes values (new.user_id, 'searches', 1, octet_length(new.name) + octet_length(new.query) + octet_length(new.columns));
end;
create trigger saved_searches_usage_delete after delete on saved_searches begin
  insert into account_usage_changes values (old.user_id, 'searches', -1, -(octet_length(old.name) + octet_length(old.query) + octet_length(old.columns)));
end;
