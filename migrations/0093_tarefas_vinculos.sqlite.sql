-- How many notices a task that is about several has (`task_licitacoes`). They count towards the quota of tasks (migration 0032).
alter table tasks add column vinculos integer not null default 0;
update tasks set vinculos = (select count(*) from task_licitacoes where task_id = tasks.id)
  where id in (select task_id from task_licitacoes);

create trigger task_licitacoes_insert after insert on task_licitacoes begin
  update tasks set vinculos = vinculos + 1 where id = new.task_id;
end;
-- Not of a task that is deleted with them, which is gone already.
create trigger task_licitacoes_delete after delete on task_licitacoes begin
  update tasks set vinculos = vinculos - 1 where id = old.task_id;
end;

drop trigger tasks_usage_insert;
drop trigger tasks_usage_update;
drop trigger tasks_usage_delete;
create trigger tasks_usage_insert after insert on tasks begin
  insert into account_usage_changes values (new.user_id, 'tasks', 1 + new.vinculos, octet_length(new.title) + octet_length(new.description));
end;
create trigger tasks_usage_update after update of user_id, title, description, vinculos on tasks begin
  insert into account_usage_changes values (old.user_id, 'tasks', -1 - old.vinculos, -(octet_length(old.title) + octet_length(old.description)));
  insert into account_usage_changes values (new.user_id, 'tasks', 1 + new.vinculos, octet_length(new.title) + octet_length(new.description));
end;
create trigger tasks_usage_delete after delete on tasks begin
  insert into account_usage_changes values (old.user_id, 'tasks', -1 - old.vinculos, -(octet_length(old.title) + octet_length(old.description)));
end;

-- What is there already.
insert into account_usage (user_id, kind, items, bytes)
  select user_id, 'tasks', sum(vinculos), 0 from tasks where vinculos > 0 group by user_id
  on conflict (user_id, kind) do update set items = items + excluded.items;
