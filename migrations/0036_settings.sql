-- What admins choose for the whole installation; a setting without a row has its default.
create table settings (
  name {key} primary key,
  value text not null,
  changed_at {instant} not null
);
