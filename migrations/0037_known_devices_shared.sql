-- Several accounts may know one browser by the same cookie, so a row is named by itself, not by the cookie's hash.
create table known_devices_new (
  id      {id},
  hash    text not null,
  user_id bigint not null references users (id) on delete cascade,
  used_at {instant} not null,
  unique (hash, user_id)
);
insert into known_devices_new (hash, user_id, used_at) select hash, user_id, used_at from known_devices;
drop table known_devices;
alter table known_devices_new rename to known_devices;
create index known_devices_user on known_devices (user_id, used_at);
create index known_devices_used_at on known_devices (used_at);
