-- How many notices a task that is about several has (`task_licitacoes`). They count towards the quota of tasks (migration 0032).
alter table tasks add column vinculos integer not null default 0;

do $$
declare
  added constant text := 'select user_id as owner, (1 + vinculos)::bigint as items, (octet_length(title) + octet_length(description))::bigint as bytes from added';
  removed constant text := 'select user_id as owner, -(1 + vinculos)::bigint as items, -(octet_length(title) + octet_length(description))::bigint as bytes from removed';
  total constant text := $sql$
    insert into account_usage as kept (user_id, kind, items, bytes)
    select owner, 'tasks', sum(items), sum(bytes) from (%s) as changed
    where exists (select 1 from users where id = owner)
    group by owner having sum(items) <> 0 or sum(bytes) <> 0 order by owner
    on conflict (user_id, kind) do update set items = kept.items + excluded.items, bytes = kept.bytes + excluded.bytes
  $sql$;
begin
  -- The triggers that call it stay.
  execute format(
    $sql$
      create or replace function tasks_usage() returns trigger language plpgsql as $body$ begin
        if TG_OP = 'INSERT' then %s;
        elsif TG_OP = 'UPDATE' then %s;
        else %s;
        end if;
        return null;
      end $body$
    $sql$,
    format(total, added), format(total, added || ' union all ' || removed), format(total, removed)
  );
end $$;

create function task_licitacoes_count() returns trigger language plpgsql as $body$ begin
  if TG_OP = 'INSERT' then
    update tasks set vinculos = vinculos + count from (select task_id, count(*) as count from added group by task_id) as changed
      where id = changed.task_id;
  else
    -- Not of a task that is deleted with them, which is gone already.
    update tasks set vinculos = vinculos - count from (select task_id, count(*) as count from removed group by task_id) as changed
      where id = changed.task_id;
  end if;
  return null;
end $body$;
create trigger task_licitacoes_insert after insert on task_licitacoes
  referencing new table as added for each statement execute function task_licitacoes_count();
create trigger task_licitacoes_delete after delete on task_licitacoes
  referencing old table as removed for each statement execute function task_licitacoes_count();

-- What is there already; the trigger of tasks adds it to the usage.
update tasks set vinculos = count from (select task_id, count(*) as count from task_licitacoes group by task_id) as counted
  where id = counted.task_id;
