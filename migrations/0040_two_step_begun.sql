-- When a key that is yet to be confirmed was made, and in which session: a second tab of it is shown the same key.
alter table two_step add column begun_at {instant};
alter table two_step add column begun_in text;
