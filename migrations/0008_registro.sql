-- What concerns security and administration: who did what, to whom, from where. Only ever added to, until it is too old.
-- Without foreign keys, so that it outlives whom it is about.
create table audit_events (
  id           {id},
  at           {instant} not null,
  kind         text not null,
  actor_id     bigint,
  actor_name   text not null,
  subject_type text not null,
  subject_id   bigint,
  subject_name text not null,
  address      text not null,
  user_agent   text not null,
  details      {json} not null,
  busca        text not null
);
create index audit_events_at on audit_events (at);
create index audit_events_kind on audit_events (kind, id);
create index audit_events_actor on audit_events (actor_id, id);
create index audit_events_subject on audit_events (subject_type, subject_id, id);

-- Mail that leaves, or has left. The text of one with a link that opens an account goes as soon as nobody needs it.
create table mails (
  id         {id},
  recipient  text not null,
  name       text not null,
  subject    text not null,
  body       text,
  secret     {boolean} not null,
  state      text not null,
  created_at {instant} not null,
  -- Since when delivery is tried, and when it is tried next.
  queued_at  {instant} not null,
  due_at     {instant} not null,
  sent_at    {instant},
  attempts   integer not null default 0,
  error      text not null default '',
  busca      text not null
);
create index mails_due on mails (state, due_at);
create index mails_created on mails (created_at);
