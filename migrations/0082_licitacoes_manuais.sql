-- Who entered a notice by hand; null for others.
alter table licitacoes add column criada_por bigint;
create index licitacoes_criada_por on licitacoes (criada_por, id);
-- Who made a change by hand; null for changes by imports.
alter table licitacoes_alteracoes add column user_id bigint;

-- Notices entered by hand that were joined to the published one. No reference, so that the old address leads on whatever happens later.
create table licitacoes_unioes (
  manual_id     bigint primary key,
  -- The own key of the one entered by hand, which imports ignore from then on.
  controle      text not null unique,
  licitacao_id  bigint not null,
  num_licitacao text not null,
  -- Its remark, and who had entered it.
  observacao    text not null,
  criada_por    bigint,
  unida_em      {instant} not null,
  unida_por     bigint not null
);
create index licitacoes_unioes_licitacao on licitacoes_unioes (licitacao_id);
