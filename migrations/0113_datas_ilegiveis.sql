-- What a source says instead of a date of a notice that cannot be read, or is implausible. The date is null then. Null where it is readable.
alter table licitacoes add column abertura_ilegivel text;
alter table licitacoes add column encerramento_ilegivel text;

-- Values that an import left out of records that it wrote, beside the records that it rejected; and their number.
alter table importacoes_rejeitos add column mantido {boolean} not null default false;
alter table importacoes add column avisos integer not null default 0;
