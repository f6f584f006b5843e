-- Lists of notices that users export to a file in the background.
create table licitacoes_exports (
  id          {id},
  -- null: the account is gone. The row and its file are deleted soon afterwards.
  user_id     bigint references users (id) on delete set null,
  -- csv, xlsx or ocds.
  format      text not null,
  -- Shown columns of the list; empty: all that can be exported.
  columns     {json} not null,
  -- Filters and order.
  query       {json} not null,
  -- The selected notices; null: all that match.
  ids         {json},
  -- Of headers and words.
  language    text not null,
  -- waiting, running, done, failed or cancelled.
  state       text not null,
  -- Each start has a number, so that a process that has lost a job writes no more of it.
  attempt     integer not null,
  -- How many starts broke off, by the death of the process or by an error.
  breaks      integer not null,
  -- Notices written so far, and how many match.
  written     bigint not null,
  total       bigint not null,
  -- Its name in the store, from the start of an attempt.
  file        text,
  bytes       bigint,
  -- Why it failed.
  problem     {json},
  created_at  {instant} not null,
  finished_at {instant},
  expires_at  {instant}
);
create index licitacoes_exports_user on licitacoes_exports (user_id, id);
create index licitacoes_exports_state on licitacoes_exports (state, id);
create index licitacoes_exports_expiry on licitacoes_exports (expires_at);
