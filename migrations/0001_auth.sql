create table users (
  id         {id},
  full_name  text not null,
  username   text not null unique,
  email      text not null unique,
  password   text not null,
  avatar     text,
  role       text not null,
  ability    {json},
  created_at {instant} not null
);

create table refresh_tokens (
  id         text primary key,
  family     text not null,
  user_id    bigint not null references users (id) on delete cascade,
  expires_at {instant} not null,
  used_at    {instant}
);
create index refresh_tokens_family on refresh_tokens (family);
create index refresh_tokens_expires_at on refresh_tokens (expires_at);

create table signing_keys (
  purpose text primary key,
  secret  text not null
);

create table demo_seeds (
  seeded_on text not null
);
