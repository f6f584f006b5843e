-- The own company, in one row.
create table empresa (
  id         integer primary key check (id = 1),
  -- By the names of the call; what is not known is empty.
  dados      {json} not null,
  version    integer not null default 1,
  changed_at {instant} not null
);

-- The office's own texts of documents. One without a row has those of the product.
create table documento_modelos (
  -- proposta
  nome       text primary key,
  -- Before and after the table of items; names of values in double braces.
  antes      text not null,
  depois     text not null,
  version    integer not null default 1,
  changed_at {instant} not null
);
