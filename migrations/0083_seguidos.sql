-- Suppliers and public bodies that accounts follow.
create table seguidos (
  id          {id},
  user_id     bigint not null references users (id) on delete cascade,
  -- fornecedor or orgao, by its number.
  kind        text not null,
  documento   text not null,
  -- Followed, but not told of.
  silenciado  {boolean} not null,
  -- The notification that counts news until it is read.
  bell_about  text not null,
  created_at  {instant} not null,
  unique (user_id, kind, documento)
);
create index seguidos_documento on seguidos (kind, documento);

-- Up to which notices and results followers were told; one row.
create table seguidos_lidos (
  id           integer primary key check (id = 1),
  licitacao_id bigint not null,
  resultado_id bigint not null
);
