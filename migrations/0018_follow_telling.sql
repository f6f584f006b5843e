-- Dates that were told to be near, each of a thing's as it stood then: one that moves is told again, also where it moves back.
create table follow_dates_told (
  id      {id},
  user_id bigint not null references users (id) on delete cascade,
  item_id bigint not null,
  -- abertura, encerramento or impugnacao
  date    text not null,
  at      {instant} not null,
  unique (user_id, item_id, date)
);
create index follow_dates_told_at on follow_dates_told (at);

-- Of the thing item_id the followers up to this one were told; null: all of them.
alter table follow_told add column user_id bigint;
