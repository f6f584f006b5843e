-- People of the list are accounts: what the list calls a role decides, `admin` or not. A password of no letters: none yet.
update users set role = 'subscriber' where role = 'client';
alter table users add column company text not null default '';
alter table users add column country text not null default '';
alter table users add column contact text not null default '';
alter table users add column current_plan text not null default 'basic';
alter table users add column status text not null default 'active';
-- Removed, but for ten minutes it can be put back; meanwhile its name and address are free, and these are what they were.
alter table users add column removed_at {instant};
alter table users add column removed_email text;
alter table users add column removed_username text;
-- Whose password everybody knows, whatever the account is called: it counts for nothing where the demonstration is over.
alter table users add column is_demo {boolean} not null default false;
update users set is_demo = true where email in ('admin@demo.com', 'client@demo.com');
create index users_removed on users (removed_at);

-- What an account says of itself, and how it wants to be told of things.
create table profiles (
  user_id            bigint primary key references users (id) on delete cascade,
  bio                text not null default '',
  dob                text,
  website            text not null default '',
  phone              text not null default '',
  language           text not null default '',
  gender             text not null default '',
  designation        text not null default '',
  lives              text not null default '',
  cover              text,
  contact_options    {json},
  address            {json},
  social_links       {json},
  connections        {json},
  notification_flags {json},
  notifications_on   {boolean} not null default true
);

-- Sign-ins that have not ended. Whoever wants to be remembered holds a cookie whose hash stands here.
create table sessions (
  id             text primary key,
  user_id        bigint not null references users (id) on delete cascade,
  created_at     {instant} not null,
  last_used_at   {instant} not null,
  user_agent     text not null,
  address        text not null,
  remember_hash  text unique,
  remember_until {instant},
  -- The hash before that one, and when it went: whoever comes with it later holds a copy.
  previous_hash  text,
  rotated_at     {instant}
);
create index sessions_user on sessions (user_id);
create index sessions_remember_until on sessions (remember_until);
create index sessions_previous_hash on sessions (previous_hash);

-- Those of before belonged to no session.
drop table refresh_tokens;
create table refresh_tokens (
  id         text primary key,
  session_id text not null references sessions (id) on delete cascade,
  expires_at {instant} not null,
  used_at    {instant}
);
create index refresh_tokens_session on refresh_tokens (session_id);
create index refresh_tokens_expires_at on refresh_tokens (expires_at);

-- The newest of a purpose signs; older ones are still believed until they retire.
drop table signing_keys;
create table signing_keys (
  kid        text primary key,
  purpose    text not null,
  secret     text not null,
  created_at {instant} not null,
  retires_at {instant}
);

-- What has been tried and did not succeed, for each account and address: so many in a while, and no more.
create table attempts (
  id   {id},
  what text not null,
  at   {instant} not null
);
create index attempts_what on attempts (what, at);
create index attempts_at on attempts (at);

-- Links in mails by which somebody chooses a password, once. Of each only the hash is kept.
create table account_links (
  hash       text primary key,
  user_id    bigint not null references users (id) on delete cascade,
  purpose    text not null,
  -- Where it was sent: it is good as long as that is the account's.
  email      text not null,
  expires_at {instant} not null
);
create index account_links_user on account_links (user_id);

-- Verification in two steps: codes of an app, and codes to be used once when the app is lost.
create table two_step (
  user_id    bigint primary key references users (id) on delete cascade,
  secret     text not null,
  -- Null until a first code has proved that the app has the secret.
  started_at {instant},
  -- The step of time that the last accepted code belonged to: no code is good twice.
  last_step  bigint not null default 0
);
create table recovery_codes (
  hash    text primary key,
  user_id bigint not null references users (id) on delete cascade
);
create index recovery_codes_user on recovery_codes (user_id);

-- Pictures that people sent, made anew in our own format.
create table images (
  id         text primary key,
  user_id    bigint not null references users (id) on delete cascade,
  bytes      {bytes} not null,
  created_at {instant} not null
);
create index images_user on images (user_id);
