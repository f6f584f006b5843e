-- Whether an account is there: a row for each server that it has had a stream of events open with, or said there that it does something.
create table presence (
  user_id   bigint not null references users (id) on delete cascade,
  -- A process of the server, by a name it takes at its start.
  server    text not null,
  -- When it was last known to have a stream open there; null: the last one was closed.
  seen_at   {instant},
  active_at {instant},
  primary key (user_id, server)
);

-- People of the demonstration had been given sessions that nobody had opened, so that they looked present.
delete from sessions
where remember_until = '9999-12-31T00:00:00.000Z' and remember_hash is null and user_agent = '' and address = '';
