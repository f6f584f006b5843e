-- A feed as it was last written, so that it is written once for each change, by whichever server is asked first.
create table calendar_feed_files (
  user_id bigint primary key references calendar_feeds (user_id) on delete cascade,
  -- Of what is in it.
  tag     text not null,
  -- Packed with gzip.
  body    {bytes} not null,
  made_at {instant} not null
);
