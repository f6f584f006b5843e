-- Contracts, by the control number that PNCP gives them.
create table contratos (
  id                     {id},
  controle               text not null,
  -- Control number of the notice; empty where the source names none.
  compra_controle        text not null,
  fonte                  text not null,
  numero                 text not null,
  ano                    integer not null,
  processo               text not null,
  tipo                   text not null,
  categoria              text not null,
  objeto                 text not null,
  informacao             text not null,
  -- The body receives money instead of paying it.
  receita                {boolean} not null,
  orgao                  text not null,
  orgao_cnpj             text not null,
  esfera                 text not null,
  poder                  text not null,
  unidade                text not null,
  uasg                   text not null,
  municipio              text not null,
  uf                     text not null,
  ibge                   text not null,
  orgao_subrogado        text not null,
  unidade_subrogada      text not null,
  fornecedor             text not null,
  -- CNPJ, CPF or a foreign number.
  fornecedor_documento   text not null,
  -- PJ, PF or PE.
  fornecedor_tipo        text not null,
  fornecedor_pais        text not null,
  subcontratado          text not null,
  subcontratado_documento text not null,
  valor_inicial          {amount},
  valor_parcela          {amount},
  parcelas               integer,
  valor_global           {amount},
  valor_acumulado        {amount},
  -- Days.
  assinatura             text,
  vigencia_inicio        text,
  vigencia_fim           text,
  -- How often it was rectified.
  retificacao            integer not null,
  publicacao             {instant},
  atualizacao            {instant} not null,
  plataforma             text not null,
  cipi                   text not null,
  cipi_url               text,
  -- Names without accents and case: what facets are searched by.
  orgao_busca            text not null,
  fornecedor_busca       text not null,
  busca                  text not null,
  registro_digest        text not null,
  importada_em           {instant} not null,
  importacao_id          bigint,
  unique (controle)
);
create index contratos_compra on contratos (compra_controle);
create index contratos_publicacao on contratos (publicacao, id);
create index contratos_vigencia on contratos (vigencia_fim, id);
create index contratos_assinatura on contratos (assinatura, id);
create index contratos_valor on contratos (valor_global, id);
create index contratos_uf on contratos (uf);
create index contratos_orgao on contratos (orgao_cnpj, orgao, orgao_busca);
create index contratos_fornecedor on contratos (fornecedor_documento, fornecedor, fornecedor_busca);
create index contratos_importacao on contratos (importacao_id);

-- What imports changed, field by field.
create table contratos_alteracoes (
  id            {id},
  registro_id   bigint not null references contratos (id) on delete cascade,
  importacao_id bigint,
  campo         text not null,
  antes         text,
  depois        text,
  alterada_em   {instant} not null
);
create index contratos_alteracoes_registro on contratos_alteracoes (registro_id, id);

-- The index reads the words from the row itself; triggers tell it of changes.
create virtual table contratos_busca using fts5 (busca, content = 'contratos', content_rowid = 'id', tokenize = 'unicode61');
create trigger contratos_busca_insert after insert on contratos begin
  insert into contratos_busca (rowid, busca) values (new.id, new.busca);
end;
create trigger contratos_busca_update after update of busca on contratos when old.busca <> new.busca begin
  insert into contratos_busca (contratos_busca, rowid, busca) values ('delete', old.id, old.busca);
  insert into contratos_busca (rowid, busca) values (new.id, new.busca);
end;
create trigger contratos_busca_delete after delete on contratos begin
  insert into contratos_busca (contratos_busca, rowid, busca) values ('delete', old.id, old.busca);
end;

-- Contracts and atas whose end a user wants in the calendar. No reference to the record, as with what somebody follows.
create table vigencias (
  user_id    bigint not null references users (id) on delete cascade,
  -- contrato or ata
  kind       text not null,
  item_id    bigint not null,
  created_at {instant} not null,
  primary key (user_id, kind, item_id)
);

create trigger vigencias_usage_insert after insert on vigencias begin
  insert into account_usage_changes values (new.user_id, 'follows', 1, 0);
end;
create trigger vigencias_usage_delete after delete on vigencias begin
  insert into account_usage_changes values (old.user_id, 'follows', -1, 0);
end;
