-- Annual procurement plans (PCA), one for each unit and year, by the id that PNCP gives them.
create table pca_planos (
  id              {id},
  controle        text not null,
  fonte           text not null,
  ano             integer not null,
  orgao           text not null,
  orgao_cnpj      text not null,
  unidade         text not null,
  uasg            text not null,
  -- Number and value of the items that are here: records of a plan bring some of its items each.
  itens_total     integer not null default 0,
  valor_total     {amount} not null default 0,
  publicacao      {instant},
  atualizacao     {instant} not null,
  -- The name without accents and case: what the facet is searched by.
  orgao_busca     text not null,
  registro_digest text not null,
  importada_em    {instant} not null,
  importacao_id   bigint,
  unique (controle)
);
create index pca_planos_orgao on pca_planos (orgao_cnpj, orgao, orgao_busca);
create index pca_planos_ano on pca_planos (ano);

create table pca_itens (
  id               {id},
  plano_id         bigint not null references pca_planos (id) on delete cascade,
  numero           integer not null,
  descricao        text not null,
  categoria        text not null,
  catalogo         text not null,
  classe           text not null,
  classe_codigo    text not null,
  pdm              text not null,
  pdm_codigo       text not null,
  item_codigo      text not null,
  grupo            text not null,
  grupo_codigo     text not null,
  requisitante     text not null,
  unidade_medida   text not null,
  quantidade       {amount},
  valor_unitario   {amount},
  valor_total      {amount},
  valor_orcamento  {amount},
  -- The day on which it is wanted, and its month.
  desejada         text,
  mes              text,
  inclusao         {instant},
  atualizacao      {instant} not null,
  busca            text not null,
  importacao_id    bigint,
  unique (plano_id, numero)
);
create index pca_itens_desejada on pca_itens (desejada, id);
create index pca_itens_valor on pca_itens (valor_total, id);
create index pca_itens_categoria on pca_itens (categoria);
create index pca_itens_classe on pca_itens (classe_codigo, classe);
create index pca_itens_importacao on pca_itens (importacao_id);

-- The index reads the words from the row itself; triggers tell it of changes.
create virtual table pca_itens_busca using fts5 (busca, content = 'pca_itens', content_rowid = 'id', tokenize = 'unicode61');
create trigger pca_itens_busca_insert after insert on pca_itens begin
  insert into pca_itens_busca (rowid, busca) values (new.id, new.busca);
end;
create trigger pca_itens_busca_update after update of busca on pca_itens when old.busca <> new.busca begin
  insert into pca_itens_busca (pca_itens_busca, rowid, busca) values ('delete', old.id, old.busca);
  insert into pca_itens_busca (rowid, busca) values (new.id, new.busca);
end;
create trigger pca_itens_busca_delete after delete on pca_itens begin
  insert into pca_itens_busca (pca_itens_busca, rowid, busca) values ('delete', old.id, old.busca);
end;
