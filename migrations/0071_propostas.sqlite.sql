-- Offers for notices (propostas). The facts that name the notice are copied, so that an offer stays readable when its notice is removed.
create table propostas (
  id                {id},
  -- The owner. null: the account is gone.
  user_id           bigint references users (id) on delete set null,
  licitacao_id      bigint not null,
  modalidade_codigo integer not null,
  modalidade        text not null,
  num_licitacao     text not null,
  orgao             text not null,
  objeto            text not null,
  uf                text not null,
  estimado_edital   {amount},
  -- Normalised words of the notice's name, body and object.
  busca             text not null,
  etapa             text not null,
  etapa_desde       {instant} not null,
  responsavel_id    bigint references users (id) on delete set null,
  -- go, no-go or null.
  decisao           text,
  decisao_motivo    text not null,
  decidida_em       {instant},
  -- Why it was lost.
  resultado_motivo  text,
  resultado_nota    text not null,
  resultado_valor   {amount},
  encerrada_em      {instant},
  -- Sums over the items, written with them.
  custo_total       {amount} not null,
  preco_total       {amount} not null,
  estimado_total    {amount} not null,
  -- What the whole office may do: leitor, editor, or null for nothing.
  escritorio        text,
  version           integer not null,
  is_demo           {boolean} not null,
  created_at        {instant} not null,
  updated_at        {instant} not null,
  removed_at        {instant},
  removed_by        bigint
);
create index propostas_owner on propostas (user_id);
create index propostas_responsavel on propostas (responsavel_id);
create index propostas_licitacao on propostas (licitacao_id);
create index propostas_etapa on propostas (etapa, encerrada_em);
create index propostas_removed on propostas (removed_at);

-- The people whom an offer is shared with: leitor or editor.
create table propostas_pessoas (
  proposta_id bigint not null references propostas (id) on delete cascade,
  user_id     bigint not null references users (id) on delete cascade,
  papel       text not null,
  primary key (proposta_id, user_id)
);
create index propostas_pessoas_user on propostas_pessoas (user_id);

-- Items picked from the notice. Amounts are per unit.
create table propostas_itens (
  id          {id},
  proposta_id bigint not null references propostas (id) on delete cascade,
  -- The item's number in the notice.
  numero      integer not null,
  descricao   text not null,
  unidade     text not null,
  estimado    {amount},
  quantidade  {amount} not null,
  custo       {amount},
  -- Per cent of the price.
  margem      {amount},
  preco       {amount},
  version     integer not null,
  removed_at  {instant},
  removed_by  bigint
);
create unique index propostas_itens_numero on propostas_itens (proposta_id, numero) where removed_at is null;
create index propostas_itens_proposta on propostas_itens (proposta_id);
create index propostas_itens_removed on propostas_itens (removed_at);

-- What users changed, field by field.
create table propostas_alteracoes (
  id           {id},
  proposta_id  bigint not null references propostas (id) on delete cascade,
  -- The item's row; null: the offer itself.
  item_id      bigint,
  -- The item's number in the notice.
  numero       integer,
  campo        text not null,
  antes        text,
  depois       text,
  -- The version of the offer or item that the change led to.
  version      integer not null,
  user_id      bigint references users (id) on delete set null,
  alterada_em  {instant} not null
);
create index propostas_alteracoes_proposta on propostas_alteracoes (proposta_id, id);
create index propostas_alteracoes_user on propostas_alteracoes (user_id);

create table propostas_comentarios (
  id          {id},
  proposta_id bigint not null references propostas (id) on delete cascade,
  user_id     bigint references users (id) on delete set null,
  texto       text not null,
  created_at  {instant} not null,
  removed_at  {instant},
  removed_by  bigint
);
create index propostas_comentarios_proposta on propostas_comentarios (proposta_id, id);
create index propostas_comentarios_user on propostas_comentarios (user_id);
create index propostas_comentarios_removed on propostas_comentarios (removed_at);

create trigger propostas_usage_insert after insert on propostas begin
  insert into account_usage_changes values (new.user_id, 'propostas', 1, octet_length(new.num_licitacao) + octet_length(new.orgao) + octet_length(new.objeto) + octet_length(new.busca) + octet_length(new.decisao_motivo) + octet_length(new.resultado_nota));
end;
create trigger propostas_usage_update after update of user_id, num_licitacao, orgao, objeto, busca, decisao_motivo, resultado_nota on propostas begin
  insert into account_usage_changes values (old.user_id, 'propostas', -1, -(octet_length(old.num_licitacao) + octet_length(old.orgao) + octet_length(old.objeto) + octet_length(old.busca) + octet_length(old.decisao_motivo) + octet_length(old.resultado_nota)));
  insert into account_usage_changes values (new.user_id, 'propostas', 1, octet_length(new.num_licitacao) + octet_length(new.orgao) + octet_length(new.objeto) + octet_length(new.busca) + octet_length(new.decisao_motivo) + octet_length(new.resultado_nota));
end;
create trigger propostas_usage_delete after delete on propostas begin
  insert into account_usage_changes values (old.user_id, 'propostas', -1, -(octet_length(old.num_licitacao) + octet_length(old.orgao) + octet_length(old.objeto) + octet_length(old.busca) + octet_length(old.decisao_motivo) + octet_length(old.resultado_nota)));
end;

create trigger propostas_comentarios_usage_insert after insert on propostas_comentarios begin
  insert into account_usage_changes values (new.user_id, 'propostas', 1, octet_length(new.texto));
end;
create trigger propostas_comentarios_usage_update after update of user_id, texto on propostas_comentarios begin
  insert into account_usage_changes values (old.user_id, 'propostas', -1, -(octet_length(old.texto)));
  insert into account_usage_changes values (new.user_id, 'propostas', 1, octet_length(new.texto));
end;
create trigger propostas_comentarios_usage_delete after delete on propostas_comentarios begin
  insert into account_usage_changes values (old.user_id, 'propostas', -1, -(octet_length(old.texto)));
end;
