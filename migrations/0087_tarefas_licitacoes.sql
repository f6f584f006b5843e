-- The notices of a task that is about several; the one of a task about one is in `tasks`. No reference to the notice, as there.
create table task_licitacoes (
  task_id       bigint not null references tasks (id) on delete cascade,
  licitacao_id  bigint not null,
  primary key (task_id, licitacao_id)
);
create index task_licitacoes_licitacao on task_licitacoes (licitacao_id, task_id);
