create table tasks (
  id           {id},
  -- Who made it; their tasks go with them.
  user_id      bigint not null references users (id) on delete cascade,
  assignee_id  bigint references users (id) on delete set null,
  title        text not null,
  -- The title's words, normalised.
  busca        text not null,
  -- A day; null where none was set.
  due_on       text,
  -- Sanitised HTML.
  description  text not null,
  -- Of update, team, low, medium, high.
  tags         {json} not null,
  is_completed {boolean} not null,
  is_important {boolean} not null,
  is_deleted   {boolean} not null,
  -- The notice or bill it is about: no reference, for one that is removed and brought back is linked as before.
  thing        text,
  thing_id     bigint,
  is_demo      {boolean} not null,
  created_at   {instant} not null,
  updated_at   {instant} not null,
  completed_at {instant}
);
create index tasks_user on tasks (user_id, id);
create index tasks_assignee on tasks (assignee_id, due_on);
create index tasks_thing on tasks (thing, thing_id);

-- Where a task stands for somebody who sees it, the smallest on top; maker and assignee order theirs each.
create table task_places (
  user_id bigint not null references users (id) on delete cascade,
  task_id bigint not null references tasks (id) on delete cascade,
  place   bigint not null,
  primary key (user_id, task_id)
);
create index task_places_order on task_places (user_id, place);
