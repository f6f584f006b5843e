-- What followed suppliers won and followed bodies published, once for all their followers: bulletins tell of it.
create table seguidos_novidades (
  kind         text not null,
  documento    text not null,
  licitacao_id bigint not null references licitacoes (id) on delete cascade,
  -- Items that the supplier won; 1 for the notice of a body.
  itens        integer not null,
  found_at     {instant} not null,
  primary key (kind, documento, found_at, licitacao_id)
);
create index seguidos_novidades_licitacao on seguidos_novidades (licitacao_id);
create index seguidos_novidades_old on seguidos_novidades (found_at);
