-- Deleted tasks are removed for good when they have not been touched for long.
create index tasks_deleted on tasks (is_deleted, updated_at);
