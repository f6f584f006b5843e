-- Pictures that people show. What somebody removed can be put back for ten minutes, here and below, and is gone then.
create table profile_photos (
  id         {id},
  user_id    bigint not null references users (id) on delete cascade,
  image_id   text not null,
  created_at {instant} not null,
  removed_at {instant},
  removed_by bigint
);
create index profile_photos_user on profile_photos (user_id, id);
create index profile_photos_written on profile_photos (user_id, created_at);
create index profile_photos_removed on profile_photos (removed_at) where removed_at is not null;

-- What people write to each other.
create table feed_posts (
  id         {id},
  user_id    bigint not null references users (id) on delete cascade,
  text       text not null,
  photo_id   bigint references profile_photos (id) on delete set null,
  created_at {instant} not null,
  edited_at  {instant},
  removed_at {instant},
  removed_by bigint
);
create index feed_posts_written on feed_posts (user_id, created_at);
create index feed_posts_photo on feed_posts (photo_id);
create index feed_posts_removed on feed_posts (removed_at) where removed_at is not null;

create table feed_likes (
  post_id    bigint not null references feed_posts (id) on delete cascade,
  user_id    bigint not null references users (id) on delete cascade,
  created_at {instant} not null,
  primary key (post_id, user_id)
);
create index feed_likes_latest on feed_likes (post_id, created_at desc, user_id);
create index feed_likes_user on feed_likes (user_id);

create table feed_comments (
  id         {id},
  post_id    bigint not null references feed_posts (id) on delete cascade,
  user_id    bigint not null references users (id) on delete cascade,
  text       text not null,
  created_at {instant} not null,
  removed_at {instant},
  removed_by bigint
);
create index feed_comments_post on feed_comments (post_id, id);
create index feed_comments_written on feed_comments (user_id, created_at);
create index feed_comments_removed on feed_comments (removed_at) where removed_at is not null;

create table feed_comment_likes (
  comment_id bigint not null references feed_comments (id) on delete cascade,
  user_id    bigint not null references users (id) on delete cascade,
  primary key (comment_id, user_id)
);
create index feed_comment_likes_user on feed_comment_likes (user_id);

-- Questions that are put to everybody; each account has one vote.
create table polls (
  id         {id},
  -- Everybody's votes outlast who asked.
  user_id    bigint references users (id) on delete set null,
  question   text not null,
  created_at {instant} not null,
  closed_at  {instant},
  removed_at {instant},
  removed_by bigint
);
create index polls_user on polls (user_id);
create index polls_removed on polls (removed_at) where removed_at is not null;

create table poll_options (
  id      {id},
  poll_id bigint not null references polls (id) on delete cascade,
  text    text not null
);
create index poll_options_poll on poll_options (poll_id);

create table poll_votes (
  poll_id    bigint not null references polls (id) on delete cascade,
  user_id    bigint not null references users (id) on delete cascade,
  option_id  bigint not null references poll_options (id) on delete cascade,
  created_at {instant} not null,
  primary key (poll_id, user_id)
);
create index poll_votes_latest on poll_votes (option_id, created_at desc, user_id);
create index poll_votes_user on poll_votes (user_id);

-- Two rows for each friendship, one from either side.
create table friendships (
  user_id    bigint not null references users (id) on delete cascade,
  friend_id  bigint not null references users (id) on delete cascade,
  created_at {instant} not null,
  primary key (user_id, friend_id)
);
create index friendships_friend on friendships (friend_id);

create table friend_requests (
  asker_id   bigint not null references users (id) on delete cascade,
  asked_id   bigint not null references users (id) on delete cascade,
  created_at {instant} not null,
  primary key (asker_id, asked_id)
);
create index friend_requests_asked on friend_requests (asked_id);

-- Organisations worth following, and short news; whoever likes one marks it.
create table suggested_pages (
  id       {id},
  name     text not null,
  subtitle text not null
);
create table page_favorites (
  page_id bigint not null references suggested_pages (id) on delete cascade,
  user_id bigint not null references users (id) on delete cascade,
  primary key (page_id, user_id)
);
create index page_favorites_user on page_favorites (user_id);

create table short_news (
  id         {id},
  title      text not null,
  handle     text not null,
  tags       text not null,
  text       text not null,
  created_at {instant} not null
);
create table news_favorites (
  news_id bigint not null references short_news (id) on delete cascade,
  user_id bigint not null references users (id) on delete cascade,
  primary key (news_id, user_id)
);
create index news_favorites_user on news_favorites (user_id);

-- Pictures that nothing shows are looked for by their age.
create index images_created on images (created_at, id);
