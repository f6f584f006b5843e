-- Records of sources are kept packed (see decision 0030). Those that are here already are packed in the background, row by row.
alter table licitacoes_registros rename to licitacoes_registros_antigos;
create table licitacoes_registros (
  licitacao_id bigint primary key references licitacoes (id) on delete cascade,
  -- Minified, and deflated with a dictionary that its first byte names.
  pacote       {bytes} not null
);

alter table projetos_registros rename to projetos_registros_antigos;
create table projetos_registros (
  projeto_id bigint primary key references projetos (id) on delete cascade,
  pacote     {bytes} not null,
  completo   {boolean} not null
);
