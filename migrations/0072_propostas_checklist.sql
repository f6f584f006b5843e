-- The checklist of an offer: the documents that prove the right to take part (habilitação), and the parts of the offer itself.
create table propostas_checklist (
  id          {id},
  proposta_id bigint not null references propostas (id) on delete cascade,
  grupo       text not null,
  titulo      text not null,
  -- A text of the product, shown in the user's language until it is edited.
  text_key    text,
  -- A day.
  prazo       text,
  feito_em    {instant},
  feito_por   bigint references users (id) on delete set null,
  -- What proves it: the name or the address of a document.
  documento   text not null,
  version     integer not null,
  removed_at  {instant},
  removed_by  bigint
);
create index propostas_checklist_proposta on propostas_checklist (proposta_id);
create index propostas_checklist_feito on propostas_checklist (feito_por);
create index propostas_checklist_removed on propostas_checklist (removed_at);

-- What a checklist begins with; admins change it.
create table propostas_modelos (
  id         {id},
  grupo      text not null,
  titulo     text not null,
  text_key   text,
  -- Due so many days before the session; null: without a day.
  dias       integer,
  version    integer not null,
  removed_at {instant}
);
create index propostas_modelos_removed on propostas_modelos (removed_at);

-- The entry of the checklist that a change is of.
alter table propostas_alteracoes add column entrada_id bigint;

insert into propostas_modelos (grupo, titulo, text_key, dias, version) values
  ('juridica', 'Contrato social ou estatuto em vigor, registrado', 'contratoSocial', 7, 1),
  ('juridica', 'Procuração de quem assina pela empresa', 'procuracao', 5, 1),
  ('fiscal', 'Inscrição no CNPJ', 'cnpj', 5, 1),
  ('fiscal', 'Certidão de débitos federais e da dívida ativa da União', 'federal', 5, 1),
  ('fiscal', 'Certidão de débitos estaduais', 'estadual', 5, 1),
  ('fiscal', 'Certidão de débitos municipais', 'municipal', 5, 1),
  ('fiscal', 'Certificado de regularidade do FGTS', 'fgts', 3, 1),
  ('fiscal', 'Certidão negativa de débitos trabalhistas (CNDT)', 'cndt', 3, 1),
  ('tecnica', 'Atestados de capacidade técnica', 'atestados', 7, 1),
  ('tecnica', 'Registro na entidade profissional, se exigido', 'registro', 7, 1),
  ('economica', 'Balanço patrimonial e demonstrações do último exercício', 'balanco', 7, 1),
  ('economica', 'Certidão negativa de falência', 'falencia', 5, 1),
  ('proposta', 'Planilha de preços conferida', 'precos', 2, 1),
  ('proposta', 'Declarações exigidas no edital', 'declaracoes', 2, 1),
  ('proposta', 'Marca, modelo e ficha técnica dos produtos', 'fichaTecnica', 3, 1),
  ('proposta', 'Garantia da proposta, se exigida', 'garantia', 3, 1);
