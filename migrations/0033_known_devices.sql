-- Browsers from which somebody has signed in to an account. Of the cookie that they keep only the hash stands here.
create table known_devices (
  hash    text primary key,
  user_id bigint not null references users (id) on delete cascade,
  used_at {instant} not null
);
create index known_devices_user on known_devices (user_id, used_at);
create index known_devices_used_at on known_devices (used_at);
