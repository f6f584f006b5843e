-- A list that the service does not answer waits, longer each time, while the others are read.
alter table fontes_leituras add column tentativas integer not null default 0;
-- When it is tried again, or, without attempts, looked at again; null: now.
alter table fontes_leituras add column proxima_em {instant};

-- Records of lists that are not read to their end, or still grow: what came before is not counted twice, and what is new is noticed.
create table fontes_vistos (
  fonte      text not null,
  consulta   text not null,
  dia        text not null,
  modalidade integer not null,
  -- The record's natural key.
  chave      text not null,
  -- When the service said that it last changed it.
  mudada_em  {instant},
  primary key (fonte, consulta, dia, modalidade, chave)
);
