-- Presence: a row for each account and server process that had an event stream of it open, or received its activity.
create table presence (
  user_id   bigint not null references users (id) on delete cascade,
  -- The server process, by a random name taken at its start.
  server    text not null,
  -- When it last had a stream open there; null: the last one was closed.
  seen_at   {instant},
  active_at {instant},
  primary key (user_id, server)
);

-- Sessions that earlier seeds invented for users of the demonstration, so that they looked online.
delete from sessions
where remember_until = '9999-12-31T00:00:00.000Z' and remember_hash is null and user_agent = '' and address = '';
