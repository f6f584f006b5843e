-- Whether an account shows the notices it follows to every other account; not unless it says so.
alter table follow_settings add column is_shared {boolean} not null default false;
