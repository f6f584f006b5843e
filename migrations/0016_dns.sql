create table dns_uploads (
  id           {id},
  user_id      bigint,
  arquivo      text not null,
  formato      text not null,
  bytes        integer not null,
  -- pronta, gravada or desfeita
  estado       text not null,
  total        integer not null,
  faulty       integer not null,
  sent_at      {instant} not null,
  committed_at {instant},
  undone_at    {instant},
  undone_by    bigint
);

create table dns_entries (
  id         {id},
  upload_id  bigint not null references dns_uploads (id) on delete cascade,
  -- Row in its file, from 1, the headings not counted.
  linha      integer not null,
  -- As it is read: a domain in Unicode, or a term.
  nome       text not null,
  -- The same domain in ASCII; empty for a term.
  ascii      text not null,
  pedido     text not null,
  -- Days.
  vigencia   text,
  vencimento text,
  nota       text not null,
  -- What is wrong with the row: [{campo, motivo, valor}]; null where nothing is.
  faults     {json},
  -- Whether it is part of the list: its upload was committed, and not undone.
  is_live    {boolean} not null,
  busca      text not null,
  unique (upload_id, linha)
);
create index dns_entries_vencimento on dns_entries (is_live, vencimento, id);
create index dns_entries_vigencia on dns_entries (is_live, vigencia, id);
create index dns_entries_nome on dns_entries (is_live, nome, id);
