-- The code of an item in its catalogue (CATMAT, CATSER or the body's own); empty when the source has none.
alter table lotes add column catalogo text not null default '';

-- What was paid: a row for each result of an item that stands. Narrow, because a search reads a hundred thousand of them; the words of
-- the item are beside it (0070), everything else is read from the notice, its item and its result.
create table precos (
  id           {id},
  licitacao_id bigint not null references licitacoes (id) on delete cascade,
  numero       integer not null,
  sequencial   integer not null,
  -- The unit of measure in one spelling.
  unidade      text not null,
  -- Awarded price of one unit; null when the source has none.
  valor        {amount},
  -- Estimated price of one unit.
  estimado     {amount},
  total        {amount},
  -- Day of the result, of the publication where the result has none.
  dia          text not null,
  uf           text not null,
  orgao_cnpj   text not null,
  -- CNPJ, CPF or a foreign number; empty when unknown.
  fornecedor   text not null,
  catalogo     text not null,
  unique (licitacao_id, numero, sequencial)
);
create index precos_fornecedor on precos (fornecedor, dia);
create index precos_catalogo on precos (catalogo);
create index precos_orgao on precos (orgao_cnpj, dia);

-- Everyone who won something, by number, with what of it stands. Counted by triggers (0070).
create table fornecedores (
  id         {id},
  documento  text not null unique,
  nome       text not null,
  -- The name without accents and case.
  nome_chave {key} not null,
  itens      integer not null,
  centavos   bigint not null
);
create index fornecedores_itens on fornecedores (itens, id);
create index fornecedores_centavos on fornecedores (centavos, id);
create index fornecedores_nome on fornecedores (nome_chave, id);

create index licitacoes_orgao_cnpj on licitacoes (orgao_cnpj, publicacao);

-- Notices up to `upto` have no rows in `precos` yet; they get them while the server runs.
create table precos_pendentes (upto bigint not null);
insert into precos_pendentes select max(licitacao_id) from resultados having max(licitacao_id) is not null;
