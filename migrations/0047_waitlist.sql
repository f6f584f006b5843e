-- E-mail addresses, mostly without an account, that asked to be told once of something; a row goes when it was told.
create table waitlist (
  id         {id},
  -- maintenance or release
  kind       text not null,
  email      text not null,
  -- In which the mail is written.
  language   text not null,
  created_at {instant} not null,
  -- Of a release: the version that ran when it was asked for.
  version    text not null,
  -- When the server was last known to work; of a maintenance it shows how long it did not.
  seen_at    {instant} not null,
  unique (kind, email)
);
create index waitlist_seen on waitlist (kind, seen_at);
