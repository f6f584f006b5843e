create table licitacoes (
  id                     {id},
  controle               text not null unique,
  fonte                  text not null,
  uasg                   text not null,
  numero                 text not null,
  ano                    integer not null,
  num_licitacao          text not null,
  processo               text not null,
  objeto                 text not null,
  informacao             text not null,
  modalidade_codigo      integer not null,
  modalidade             text not null,
  modo_disputa           text not null,
  instrumento            text not null,
  situacao_codigo        integer not null,
  situacao               text not null,
  amparo_legal           text not null,
  amparo_legal_descricao text not null,
  srp                    {boolean} not null,
  orcamento_sigiloso     {boolean} not null,
  valor_estimado         {amount},
  valor_homologado       {amount},
  publicacao             {instant} not null,
  abertura               {instant},
  encerramento           {instant},
  atualizacao            {instant} not null,
  orgao                  text not null,
  orgao_cnpj             text not null,
  esfera                 text not null,
  poder                  text not null,
  unidade                text not null,
  municipio              text not null,
  uf                     text not null,
  ibge                   text not null,
  link_origem            text,
  link_processo          text,
  excluida               {boolean} not null,
  tem_resultado          {boolean} not null,
  tipo_item              text not null,
  encerrada              {boolean} not null,
  prazo                  {instant},
  referencia             {instant} not null,
  busca                  text not null,
  local                  text not null,
  digest                 text not null,
  registro_digest        text not null,
  importada_em           {instant} not null
);
-- One for each column that lists are ordered by, and for the statuses.
create index licitacoes_abertura on licitacoes (abertura, id);
create index licitacoes_prazo on licitacoes (prazo, id);
create index licitacoes_publicacao on licitacoes (publicacao, id);
create index licitacoes_valor_estimado on licitacoes (valor_estimado, id);
create index licitacoes_num_licitacao on licitacoes (num_licitacao, id);
create index licitacoes_uasg on licitacoes (uasg, id);
create index licitacoes_orgao on licitacoes (orgao, id);
create index licitacoes_municipio on licitacoes (municipio, id);
create index licitacoes_modalidade on licitacoes (modalidade, id);
create index licitacoes_status on licitacoes (encerrada, prazo, referencia);
create index licitacoes_modalidade_codigo on licitacoes (modalidade_codigo, id);
create index licitacoes_uf on licitacoes (uf, id);

create table licitacoes_registros (
  licitacao_id bigint primary key references licitacoes (id) on delete cascade,
  registro     text not null
);

create table licitacoes_removidas (
  controle     text primary key,
  licitacao_id bigint not null unique,
  removida_em  {instant} not null,
  removida_por bigint not null,
  copia        {json}
);

create table licitacoes_params (
  user_id bigint primary key references users (id) on delete cascade,
  params  text not null
);

create table lotes (
  id                   {id},
  licitacao_id         bigint not null references licitacoes (id) on delete cascade,
  numero               integer not null,
  grupo                text,
  descricao            text not null,
  quantidade           {amount},
  unidade              text not null,
  valor_unitario       {amount},
  valor_total          {amount},
  material_servico     text not null,
  beneficio            text not null,
  criterio             text not null,
  situacao_codigo      integer not null,
  situacao             text not null,
  fornecedor           text,
  fornecedor_documento text,
  valor_homologado     {amount},
  unique (licitacao_id, numero)
);

create table documentos (
  id           {id},
  licitacao_id bigint not null references licitacoes (id) on delete cascade,
  sequencial   integer not null,
  titulo       text not null,
  tipo         text not null,
  url          text not null,
  publicacao   {instant},
  unique (licitacao_id, sequencial)
);

create table contas_orgaos (
  cnpj  text primary key,
  banco text not null,
  pais  text not null,
  iban  text not null,
  swift text not null,
  demo  {boolean} not null
);

create table importacoes (
  id           {id},
  arquivo      text not null,
  tipo         text not null,
  estado       text not null,
  iniciada_em  {instant} not null,
  terminada_em {instant},
  lidos        integer not null,
  novos        integer not null,
  atualizados  integer not null,
  inalterados  integer not null,
  ignorados    integer not null,
  rejeitados   integer not null,
  erro         text,
  user_id      bigint
);

create table importacoes_rejeitos (
  id            {id},
  importacao_id bigint not null references importacoes (id) on delete cascade,
  indice        integer not null,
  controle      text not null,
  campo         text not null,
  motivo        text not null
);
create index importacoes_rejeitos_importacao on importacoes_rejeitos (importacao_id);
