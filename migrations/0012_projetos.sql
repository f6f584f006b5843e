create table projetos (
  id                {id},
  -- camara or senado, and what that house calls the bill; together they name it.
  casa              text not null,
  codigo            text not null,
  tipo              text not null,
  -- The house's own code of the kind: several kinds share a sigla.
  tipo_codigo       text not null,
  -- What its own records call the kind; where they do not, `projetos_tipos` does.
  tipo_nome         text not null,
  numero            integer not null,
  -- 0 where the source says so.
  ano               integer not null,
  ementa            text not null,
  ementa_detalhada  text not null,
  apelido           text not null,
  palavras_chave    text not null,
  -- A day.
  apresentacao      text,
  situacao          text not null,
  situacao_em       {instant},
  -- The body where it stands.
  orgao             text not null,
  regime            text not null,
  -- Null where the source does not say.
  tramitando        {boolean},
  ultima_tramitacao {instant},
  -- The first author, for lists.
  autor             text not null,
  autores_total     integer not null,
  tramitacoes_total integer not null,
  url               text,
  url_inteiro_teor  text,
  -- Where its own records, not its steps, say that it stands; null where none does.
  status            {json},
  demo              {boolean} not null,
  -- Authors folded, a line break before each: what the filter by author looks in.
  autores_busca     text not null,
  busca             text not null,
  registro_digest   text not null,
  importada_em      {instant} not null,
  importacao_id     bigint,
  unique (casa, codigo)
);
create index projetos_apresentacao on projetos (apresentacao, id);
create index projetos_numero on projetos (ano, numero, id);
create index projetos_tipo on projetos (tipo, id);
create index projetos_tipo_nomes on projetos (tipo, casa, tipo_codigo, tipo_nome);
create index projetos_situacao on projetos (situacao, id);
create index projetos_importacao on projetos (importacao_id);

create table projetos_registros (
  projeto_id bigint primary key references projetos (id) on delete cascade,
  registro   text not null,
  -- Whether it is the bill's own page, which says more than a line of a list.
  completo   {boolean} not null
);

create table projetos_autores (
  id         {id},
  projeto_id bigint not null references projetos (id) on delete cascade,
  -- What tells one from another: the source's address of the person, or the name.
  chave      text not null,
  ordem      integer not null,
  nome       text not null,
  tipo       text not null,
  partido    text not null,
  uf         text not null,
  proponente {boolean} not null,
  url        text,
  unique (projeto_id, chave)
);

create table projetos_tramitacoes (
  id         {id},
  projeto_id bigint not null references projetos (id) on delete cascade,
  sequencia  integer not null,
  data       {instant} not null,
  orgao      text not null,
  regime     text not null,
  descricao  text not null,
  -- As the step says; empty where it says nothing.
  situacao   text not null,
  despacho   text not null,
  url        text,
  -- Houses number several steps of one hour alike.
  unique (projeto_id, sequencia, data, descricao)
);
create index projetos_tramitacoes_data on projetos_tramitacoes (projeto_id, data, sequencia);

-- The kinds of bills that a house knows.
create table projetos_tipos (
  casa   text not null,
  codigo text not null,
  sigla  text not null,
  nome   text not null,
  primary key (casa, codigo)
);

-- Authors and steps that came before their bill.
create table projetos_espera (
  casa        text not null,
  codigo      text not null,
  tipo        text not null,
  chave       text not null,
  registro    text not null,
  recebida_em {instant} not null,
  primary key (casa, codigo, tipo, chave)
);

-- What imports changed, field by field; `campo` is `tramitacao` for a new step.
create table projetos_alteracoes (
  id            {id},
  projeto_id    bigint not null references projetos (id) on delete cascade,
  importacao_id bigint,
  campo         text not null,
  antes         text,
  depois        text,
  alterada_em   {instant} not null
);
create index projetos_alteracoes_projeto on projetos_alteracoes (projeto_id, id);

create table projetos_params (
  user_id bigint primary key references users (id) on delete cascade,
  params  text not null
);
