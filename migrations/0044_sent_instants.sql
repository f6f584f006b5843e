-- All-day events are answered with the very instants that they were sent with; start_at and end_at are the days these mean.
alter table calendar_events add column sent_start {instant};
alter table calendar_events add column sent_end {instant};
