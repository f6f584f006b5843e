create table calendar_events (
  id          {id},
  user_id     bigint not null references users (id) on delete cascade,
  -- The name that calendar programs know it by.
  uid         text not null unique,
  title       text not null,
  calendar    text not null,
  -- All-day events begin and end (the end is not part of it) at midnight in Brasília.
  start_at    {instant} not null,
  end_at      {instant},
  all_day     {boolean} not null,
  url         text not null,
  location    text not null,
  description text not null,
  -- What else the specification's clients send and expect back (display, guests as they were chosen).
  display     text not null,
  guests      {json} not null,
  is_demo     {boolean} not null,
  sequence    integer not null,
  created_at  {instant} not null,
  updated_at  {instant} not null
);
create index calendar_events_user on calendar_events (user_id, start_at);

-- Those guests that are accounts.
create table calendar_guests (
  event_id bigint not null references calendar_events (id) on delete cascade,
  user_id  bigint not null references users (id) on delete cascade,
  primary key (event_id, user_id)
);
create index calendar_guests_user on calendar_guests (user_id);

create table calendar_feeds (
  user_id      bigint primary key references users (id) on delete cascade,
  -- Of the secret in the link, so that a copy of the data opens no feed.
  digest       text not null unique,
  language     text not null,
  created_at   {instant} not null,
  last_read_at {instant}
);
