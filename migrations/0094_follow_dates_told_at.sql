-- When a date was told, as the end of its notification's `about` says: what was told of a follow is taken back when it is undone. Null for
-- those told before.
alter table follow_dates_told add column told_at {instant};
