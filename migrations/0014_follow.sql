-- What somebody follows. No reference to the thing: a notice that is removed and brought back is followed as before.
create table follows (
  id         {id},
  user_id    bigint not null references users (id) on delete cascade,
  -- licitacao or projeto
  kind       text not null,
  item_id    bigint not null,
  stage      text not null,
  priority   text not null,
  note       text not null,
  -- The note's words, normalised, to be found by.
  busca      text not null default '',
  -- Where it stands in its stage's column, the smallest on top.
  place      bigint not null,
  created_at {instant} not null,
  updated_at {instant} not null,
  unique (user_id, kind, item_id)
);
create index follows_item on follows (kind, item_id);
create index follows_board on follows (user_id, stage, place);

create table follow_settings (
  user_id     bigint primary key references users (id) on delete cascade,
  -- Null: never.
  days_before integer
);

-- How far the changes that imports wrote down were told to those who follow: all up to change_id. What is being told goes on to
-- until_id, thing by thing; those up to item_id were.
create table follow_told (
  kind      text primary key,
  change_id bigint not null,
  until_id  bigint,
  item_id   bigint not null
);
-- What imports changed before anybody could follow is told to nobody.
insert into follow_told (kind, change_id, until_id, item_id)
  select 'licitacao', coalesce(max(id), 0), null, 0 from licitacoes_alteracoes;
insert into follow_told (kind, change_id, until_id, item_id)
  select 'projeto', coalesce(max(id), 0), null, 0 from projetos_alteracoes;
