-- From what kind of device somebody came: desktop, mobile or tablet.
alter table audit_events add column device text not null default 'desktop';
update audit_events set device = 'tablet'
  where lower(user_agent) like '%ipad%' or lower(user_agent) like '%tablet%'
    or (lower(user_agent) like '%android%' and lower(user_agent) not like '%mobi%');
update audit_events set device = 'mobile'
  where device = 'desktop' and (lower(user_agent) like '%mobi%' or lower(user_agent) like '%iphone%');
-- Sign-ins of a period, by device; and whether, and how often, somebody signed in during it.
create index audit_events_kind_at on audit_events (kind, device, at);
create index audit_events_kind_actor on audit_events (kind, actor_id, at);

-- Lists of tasks that were made in a period, read out of one index alone like the others.
alter table task_places add column created_at {instant};
update task_places set created_at = (select created_at from tasks where tasks.id = task_places.task_id);
create index task_places_created on task_places (user_id, is_deleted, created_at, is_completed, is_important, tag_bits, task_id);
-- How long the tasks took that somebody completed.
create index tasks_completed on tasks (user_id, completed_at, created_at, is_deleted);

create index users_created on users (created_at, status, removed_at);
create index follows_created on follows (user_id, kind, created_at, item_id);
-- What was delivered is summed up without reading the orders.
create index orders_sums on orders (state, placed_at, total_cents, discount_cents);
