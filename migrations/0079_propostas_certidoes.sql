-- The document of the vault that proves an entry of a checklist. When it is gone, the entry stays.
alter table propostas_checklist add column certidao_id bigint references certidoes (id) on delete set null;
create index propostas_checklist_certidao on propostas_checklist (certidao_id);
