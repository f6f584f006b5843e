-- One row once a request has shown that others reach this data through something in front of the server: requests that look as if they
-- came from this machine are trusted no more, by any process.
create table local_trust_end (
  id       integer primary key check (id = 1),
  ended_at {instant} not null,
  -- What the request showed, such as `Host: certame.example.org`.
  sign     text not null
);
