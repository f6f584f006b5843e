-- Public services that notices are read from, one row for each: its settings and its state.
create table fontes (
  -- pncp
  fonte         text primary key,
  -- Whether it is read at all.
  ligada        {boolean} not null,
  -- Calls a second.
  por_segundo   real not null,
  -- Minutes between two passes.
  minutos       integer not null,
  -- How many days the first fill goes back.
  dias          integer not null,
  -- Where the service is; empty: where it is known to be.
  endereco      text not null,
  -- The pass that runs, or ended last.
  iniciada_em   {instant},
  -- End of the last pass that read everything there was.
  lida_em       {instant},
  -- Start of that pass: what the service changed before is here.
  lida_desde    {instant},
  -- When the next pass is due; null: now, or it runs.
  proxima_em    {instant},
  -- When somebody asked for a pass that has not begun.
  pedida_em     {instant},
  -- Since when it has not answered; null: it does.
  fora_desde    {instant},
  -- Why the last pass broke off; empty: it did not.
  problema      text not null,
  -- What the service or the network said about it.
  detalhe       text not null,
  -- Calls of the pass that runs, or ended last.
  chamadas      integer not null
);

-- What is read from a service: a question for each day and modality. Also how complete each day is.
create table fontes_leituras (
  fonte       text not null,
  -- publicacao or atualizacao.
  consulta    text not null,
  dia         text not null,
  modalidade  integer not null,
  -- The next page to read.
  pagina      integer not null,
  -- How many records the service says there are, and how many different ones came; null: never read.
  esperados   integer,
  recebidos   integer not null,
  -- When its last page was read; null: pages are missing.
  completa_em {instant},
  primary key (fonte, consulta, dia, modalidade)
);
create index fontes_leituras_pendentes on fontes_leituras (fonte, completa_em, dia);

-- Notices of which items, results and documents are still to be read.
create table fontes_detalhes (
  fonte      text not null,
  controle   text not null,
  -- How often it could not be read, and when it is tried again.
  tentativas integer not null,
  proxima_em {instant},
  primary key (fonte, controle)
);

-- The service whose records a run has; null: a file that somebody sent.
alter table importacoes add column origem text;
