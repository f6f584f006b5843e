-- The contract that a won offer led to, as far as its people know it; days, and empty or null otherwise. Its value is resultado_valor.
alter table propostas add column contrato_numero text not null default '';
alter table propostas add column contrato_assinatura text;
alter table propostas add column contrato_inicio text;
alter table propostas add column contrato_fim text;
create index propostas_contrato_fim on propostas (contrato_fim);
