-- How the end and the value of a contract changed from one version of its record to the next: the effect of its amendments (termos aditivos),
-- which the lists of PNCP do not tell one by one.
create table contratos_versoes (
  id              {id},
  contrato_id     bigint not null references contratos (id) on delete cascade,
  importacao_id   bigint,
  -- How often the record was rectified, as its newer version says.
  retificacao     integer not null,
  -- When the source made the newer version.
  mudada_em       {instant} not null,
  vigencia_antes  text,
  vigencia_depois text,
  valor_antes     {amount},
  valor_depois    {amount}
);
create index contratos_versoes_contrato on contratos_versoes (contrato_id, mudada_em, id);
