create table dns_uploads (
  id           {id},
  user_id      bigint,
  arquivo      text not null,
  formato      text not null,
  bytes        integer not null,
  -- pronta, gravada or desfeita; chegando while its rows are written, descartada while they are removed
  estado       text not null,
  total        integer not null,
  faulty       integer not null,
  -- Headings that were not understood: [text].
  ignored      {json} not null,
  sent_at      {instant} not null,
  committed_at {instant},
  committed_by bigint,
  undone_at    {instant},
  undone_by    bigint,
  -- Invented for the demonstration.
  demo         {boolean} not null default false
);
create index dns_uploads_estado on dns_uploads (estado, id);

-- The list is the rows without faults of uploads that are gravada. So a whole file comes in or goes out by one word, at once.
create table dns_entries (
  id         {id},
  upload_id  bigint not null references dns_uploads (id) on delete cascade,
  -- Row in its file, as a spreadsheet or an editor counts.
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
  -- What tells an entry from others, the folded name first: it also puts them in order.
  chave      text not null,
  busca      text not null,
  unique (upload_id, linha)
);

-- Each with upload_id, by which rows of files that are not in the list are passed over without being read; an entry
-- without the date comes last, whichever way round.
create index dns_entries_chave on dns_entries (chave, id, upload_id) where faults is null;
create index dns_entries_pedido on dns_entries (pedido, id, upload_id) where faults is null;
create index dns_entries_vencimento on dns_entries (coalesce(vencimento, '9999-12-31'), id, upload_id) where faults is null;
create index dns_entries_vencimento_desc on dns_entries (coalesce(vencimento, ''), id, upload_id) where faults is null;
create index dns_entries_vigencia on dns_entries (coalesce(vigencia, '9999-12-31'), id, upload_id) where faults is null;
create index dns_entries_vigencia_desc on dns_entries (coalesce(vigencia, ''), id, upload_id) where faults is null;
create index dns_entries_data on dns_entries (coalesce(vencimento, vigencia), id, upload_id) where faults is null;
create index dns_entries_tipo on dns_entries ((ascii = ''), upload_id) where faults is null;
create index dns_entries_faulty on dns_entries (upload_id, linha) where faults is not null;
