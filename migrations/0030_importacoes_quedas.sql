-- How often in a row its process died at an import without getting any further.
alter table importacoes add column quedas integer not null default 0;
