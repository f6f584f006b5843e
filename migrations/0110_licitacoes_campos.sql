-- What sources say besides; null in what was read before these columns were.
alter table licitacoes add column municipio_subrogado text;
alter table licitacoes add column uf_subrogada text;
alter table licitacoes add column fontes_orcamentarias text;
alter table licitacoes add column emenda_parlamentar text;
alter table lotes add column ncm text;
alter table lotes add column ncm_descricao text;
alter table lotes add column categoria text;
alter table lotes add column informacao text;
alter table lotes add column margem_preferencia text;
alter table resultados add column motivo_cancelamento text;
