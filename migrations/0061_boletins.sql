-- How an account is told what a saved search finds.
create table search_alerts (
  search_id    bigint not null references saved_searches (id) on delete cascade,
  user_id      bigint not null references users (id) on delete cascade,
  -- Whether the bell tells at once.
  bell         {boolean} not null,
  -- The bulletin by mail: never, daily or weekly.
  mail         text not null,
  -- Notices with an id up to this one were there before.
  since_id     bigint not null,
  -- The notification that counts new notices until it is read.
  bell_about   text not null,
  -- Digest of the secret in the address of the feed; null: it has none.
  feed_digest  text unique,
  feed_made_at {instant},
  feed_read_at {instant},
  primary key (search_id, user_id)
);
create index search_alerts_user on search_alerts (user_id);

-- Notices that were found for searches with alerts, once for all their readers.
create table search_matches (
  search_id    bigint not null references saved_searches (id) on delete cascade,
  licitacao_id bigint not null references licitacoes (id) on delete cascade,
  found_at     {instant} not null,
  primary key (search_id, licitacao_id)
);
create index search_matches_found on search_matches (search_id, found_at);
create index search_matches_old on search_matches (found_at);
create index search_matches_licitacao on search_matches (licitacao_id);

-- Up to where the log of written notices was matched. One row.
create table search_matching (
  position text not null
);

-- When an account gets its bulletins, and what of followed items they have.
create table boletins (
  user_id        bigint primary key references users (id) on delete cascade,
  -- Hour in Brasília.
  hora           integer not null,
  -- 1 is Monday.
  dia_da_semana  integer not null,
  -- How often changes of followed items are told by mail: never, daily or weekly.
  acompanhados   text not null,
  language       text not null,
  -- In the address that ends the bulletins with one click.
  token          text not null unique,
  -- When each kind is due, and up to when the last one told.
  diario_em      {instant} not null,
  diario_ate     {instant} not null,
  semanal_em     {instant} not null,
  semanal_ate    {instant} not null
);
create index boletins_diario on boletins (diario_em);
create index boletins_semanal on boletins (semanal_em);

-- A mail may have HTML beside its text, and an address that ends such mails.
alter table mails add column html text;
alter table mails add column unsubscribe text;

-- Kinds of changes that an account does not want to be told of, one list for the bell and one for mail.
alter table follow_settings add column muted_bell text not null default '';
alter table follow_settings add column muted_mail text not null default '';
