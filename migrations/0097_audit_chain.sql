-- Each entry of the audit log carries a hash of itself and of the entry before it, so that a removed or changed one shows.
-- Entries of before have no place until the next start of the server.
alter table audit_events add column position bigint;
alter table audit_events add column hash text not null default '';
-- HMAC of the hash under a key derived from SECRET_KEY; empty without one.
alter table audit_events add column seal text not null default '';
create unique index audit_events_position on audit_events (position);

-- Where the chain begins (after what retention removed) and where it ends, so that entries removed there show too.
create table audit_chain (
  place    text primary key,
  position bigint not null,
  hash     text not null,
  seal     text not null,
  -- Of the start: when the chain was begun. Of the end: when the last entry was added.
  at       {instant} not null,
  -- Entries that did not fit when retention removed them.
  faults   integer not null default 0
);
