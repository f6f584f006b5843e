-- Atas de registro de preços, by the control number that PNCP gives them.
create table atas (
  id                     {id},
  controle               text not null,
  -- Control number of the notice.
  compra_controle        text not null,
  fonte                  text not null,
  numero                 text not null,
  ano                    integer not null,
  objeto                 text not null,
  orgao                  text not null,
  orgao_cnpj             text not null,
  unidade                text not null,
  uasg                   text not null,
  orgao_subrogado        text not null,
  orgao_subrogado_cnpj   text not null,
  unidade_subrogada      text not null,
  uasg_subrogada         text not null,
  -- Whether other bodies may buy by it; null where the source does not say.
  adesao                 {boolean},
  cancelada              {boolean} not null,
  -- Days.
  cancelamento           text,
  assinatura             text,
  vigencia_inicio        text,
  vigencia_fim           text,
  publicacao             {instant},
  atualizacao            {instant} not null,
  plataforma             text not null,
  -- The name without accents and case: what the facet is searched by.
  orgao_busca            text not null,
  busca                  text not null,
  registro_digest        text not null,
  importada_em           {instant} not null,
  importacao_id          bigint,
  unique (controle)
);
create index atas_compra on atas (compra_controle);
create index atas_publicacao on atas (publicacao, id);
create index atas_vigencia on atas (vigencia_fim, id);
create index atas_assinatura on atas (assinatura, id);
create index atas_orgao on atas (orgao_cnpj, orgao, orgao_busca);
create index atas_importacao on atas (importacao_id);

-- What imports changed, field by field.
create table atas_alteracoes (
  id            {id},
  registro_id   bigint not null references atas (id) on delete cascade,
  importacao_id bigint,
  campo         text not null,
  antes         text,
  depois        text,
  alterada_em   {instant} not null
);
create index atas_alteracoes_registro on atas_alteracoes (registro_id, id);

create index atas_busca on atas using gin (to_tsvector('simple', busca));
