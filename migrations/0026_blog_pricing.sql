-- Articles that admins write. One that was removed can be put back for ten minutes, as can comments, and is gone then.
create table blog_posts (
  id           {id},
  -- Who wrote it; the article outlasts the account.
  user_id      bigint references users (id) on delete set null,
  title        text not null,
  slug         text not null,
  -- Sanitised HTML.
  content      text not null,
  -- What its author wants lists to say of it; empty: the beginning of its text. `summary` is what they say then.
  excerpt      text not null,
  summary      text not null,
  -- How long reading it takes.
  minutes      integer not null,
  -- Draft, Pending or Published.
  status       text not null,
  -- The name of one of our drawings, shown where there is no picture.
  drawing      text not null,
  image_id     text references images (id) on delete set null,
  -- Title and text without accents and case.
  busca        text not null,
  -- Goes up with each change, so that nobody writes over what they have not seen.
  version      integer not null,
  -- By which lists are in order: the day of publication, until then the last change.
  shown_at     {instant} not null,
  published_at {instant},
  created_at   {instant} not null,
  updated_at   {instant} not null,
  removed_at   {instant},
  removed_by   bigint
);
create unique index blog_posts_slug on blog_posts (slug);
create index blog_posts_shown on blog_posts (status, shown_at, id);
create index blog_posts_user on blog_posts (user_id);
create index blog_posts_image on blog_posts (image_id);
create index blog_posts_removed on blog_posts (removed_at) where removed_at is not null;

-- Categories, of which there are five, and tags, which are free; `label_key` is the name without accents and case.
create table blog_labels (
  post_id   bigint not null references blog_posts (id) on delete cascade,
  kind      text not null,
  label_key {key} not null,
  label     text not null,
  place     integer not null,
  primary key (post_id, kind, label_key)
);
create index blog_labels_key on blog_labels (kind, label_key, post_id);

create table blog_comments (
  id         {id},
  post_id    bigint not null references blog_posts (id) on delete cascade,
  user_id    bigint not null references users (id) on delete cascade,
  text       text not null,
  created_at {instant} not null,
  removed_at {instant},
  removed_by bigint
);
create index blog_comments_post on blog_comments (post_id, id);
create index blog_comments_written on blog_comments (user_id, created_at);
create index blog_comments_removed on blog_comments (removed_at) where removed_at is not null;

create table blog_bookmarks (
  post_id    bigint not null references blog_posts (id) on delete cascade,
  user_id    bigint not null references users (id) on delete cascade,
  created_at {instant} not null,
  primary key (post_id, user_id)
);
create index blog_bookmarks_user on blog_bookmarks (user_id, post_id);

-- The three plans of the specification, which admins may word anew.
create table pricing_plans (
  name          text primary key,
  place         integer not null,
  title         text not null,
  subtitle      text not null,
  img           text not null,
  monthly_price {amount} not null,
  per_month     {amount} not null,
  total_annual  {amount} not null,
  benefits      {json} not null,
  is_popular    {boolean} not null,
  version       integer not null
);

create table pricing_questions (
  id       {id},
  place    integer not null,
  question text not null,
  answer   text not null,
  version  integer not null
);

insert into pricing_plans (name, place, title, subtitle, img, monthly_price, per_month, total_annual, benefits, is_popular, version) values
  ('basicPlan', 1, 'Básico', 'Para quem começa a acompanhar licitações', '/pricing/basic.svg', 0, 0, 0,
   '["Lista de licitações com todos os filtros","Acompanhamento das licitações que interessam","Calendário com os prazos seguidos","Tarefas e e-mail da equipe","Ajuda pela base de conhecimento"]', false, 1),
  ('standardPlan', 2, 'Padrão', 'Para equipes que disputam toda semana', '/pricing/standard.svg', 49, 40, 480,
   '["Tudo do plano Básico","Painéis e indicadores de cada período","Alertas de prazos e de mudanças no edital","Exportação das listas em CSV","Perguntas frequentes e guias passo a passo"]', true, 1),
  ('enterprisePlan', 3, 'Corporativo', 'Para órgãos e grupos com várias equipes', '/pricing/enterprise.svg', 99, 80, 960,
   '["Tudo do plano Padrão","Usuários, papéis e permissões da organização","Importação própria do PNCP e do Compras.gov.br","Registro de atividades e exportação completa","Instalação no seu próprio servidor"]', false, 1);

insert into pricing_questions (place, question, answer, version) values
  (1, 'Preciso informar um cartão para escolher um plano?', 'Não. A escolha fica registrada na sua conta, não gera cobrança e não abre nem fecha telas: cada plano descreve o uso que a sua organização espera fazer do sistema.', 1),
  (2, 'Posso mudar de plano depois?', 'Sim, quando quiser e nos dois sentidos. A mudança vale na hora, e nada do que você cadastrou se perde.', 1),
  (3, 'Qual é a diferença entre o preço mensal e o anual?', 'No plano anual os doze meses são somados com desconto: no Padrão, R$ 480 por ano em vez de R$ 588; no Corporativo, R$ 960 em vez de R$ 1.188.', 1);
