-- Tags that accounts put on what they follow; only the account itself sees them.
create table follow_tags (
  id          {id},
  user_id     bigint not null references users (id) on delete cascade,
  name        text not null,
  -- The name without accents and case.
  name_key    {key} not null,
  color       text not null,
  created_at  {instant} not null,
  unique (user_id, name_key)
);
create table follows_tagged (
  follow_id   bigint not null references follows (id) on delete cascade,
  tag_id      bigint not null references follow_tags (id) on delete cascade,
  primary key (follow_id, tag_id)
);
create index follows_tagged_tag on follows_tagged (tag_id, follow_id);
