create table tasks (
  id            {id},
  -- Who made it; their tasks go with them.
  user_id       bigint not null references users (id) on delete cascade,
  -- Who is to do it: an account, or a name that is nobody's here, which is put in order by its key.
  assignee_id   bigint references users (id) on delete set null,
  assignee_name text,
  assignee_key  {key},
  title         text not null,
  -- A day; null where none was set.
  due_on        text,
  -- Sanitised HTML.
  description   text not null,
  -- Of update, team, low, medium, high.
  tags          {json} not null,
  is_completed  {boolean} not null,
  is_important  {boolean} not null,
  is_deleted    {boolean} not null,
  -- The notice or bill it is about: no reference, for one that is removed and brought back is linked as before.
  thing         text,
  thing_id      bigint,
  is_demo       {boolean} not null,
  created_at    {instant} not null,
  updated_at    {instant} not null,
  completed_at  {instant},
  -- The due day that was told to whom it concerns; null: none.
  told_due_on   text
);
create index tasks_user on tasks (user_id, id);
create index tasks_assignee on tasks (assignee_id);
create index tasks_due on tasks (due_on);
create index tasks_thing on tasks (thing_id);

-- Who sees a task (its maker, and its assignee until it is deleted), and where it stands for them, the smallest on top. What lists
-- look for is written down beside it, so that they read one index and none of the tasks that they do not show.
create table task_places (
  user_id      bigint not null references users (id) on delete cascade,
  task_id      bigint not null references tasks (id) on delete cascade,
  place        bigint not null,
  is_deleted   {boolean} not null,
  -- Of a deleted task that is its assignee's no more: kept for the place alone, should it come back.
  is_hidden    {boolean} not null,
  is_completed {boolean} not null,
  is_important {boolean} not null,
  -- A bit for each tag.
  tag_bits     integer not null,
  -- The due day; 9999-12-31 where there is none.
  due_key      {key} not null,
  -- The title without accents and case.
  title_key    {key} not null,
  primary key (user_id, task_id)
);
create index task_places_task on task_places (task_id);
create index task_places_order on task_places (user_id, is_deleted, place, task_id, is_completed, is_important, tag_bits);
create index task_places_newest on task_places (user_id, is_deleted, task_id, is_completed, is_important, tag_bits);
create index task_places_title on task_places (user_id, is_deleted, title_key, task_id, is_completed, is_important, tag_bits);
create index task_places_due on task_places (user_id, is_deleted, due_key, task_id, is_completed, is_important, tag_bits);
create index task_places_counts on task_places (user_id, is_hidden, is_deleted, is_completed, is_important, tag_bits, due_key);
