-- Files that processes share, in pieces.
create table arquivos (
  nome      text not null,
  posicao   bigint not null,
  bytes     bytea not null,
  criado_em timestamptz not null default now(),
  primary key (nome, posicao)
);
