-- Whoever edits a row says which version they began with; each edit counts it on.

create table faq_groups (
  id       {id},
  -- As the wire names it: payment, delivery, cancellationReturn, myOrders or productServices.
  key      text not null unique,
  -- A name of the Feather set.
  icon     text not null,
  title    text not null,
  subtitle text not null,
  position integer not null,
  version  integer not null default 1
);
insert into faq_groups (key, icon, title, subtitle, position) values
  ('payment', 'credit-card', 'Pagamento', 'Empenho, prazos e nota fiscal', 1),
  ('delivery', 'truck', 'Entrega', 'Frete, prazos e recebimento', 2),
  ('cancellationReturn', 'refresh-ccw', 'Cancelamento e troca', 'Desistir, trocar, devolver', 3),
  ('myOrders', 'package', 'Meus pedidos', 'Acompanhar o que foi pedido', 4),
  ('productServices', 'layers', 'Produtos e serviços', 'Licitações, importação e alertas', 5);

create table faq_questions (
  id         {id},
  group_id   bigint not null references faq_groups (id),
  question   text not null,
  -- Cleaned HTML, and what it says as plain text.
  html       text not null,
  ans        text not null,
  busca      text not null,
  position   integer not null,
  version    integer not null default 1,
  -- For ten minutes it can be put back.
  removed_at {instant}
);
create index faq_questions_group on faq_questions (group_id, position);
create index faq_questions_removed on faq_questions (removed_at) where removed_at is not null;

create table kb_categories (
  id          {id},
  -- The word of its address.
  slug        text not null,
  title       text not null,
  description text not null,
  -- The name of a drawing: /knowledge/….svg
  drawing     text not null,
  position    integer not null,
  version     integer not null default 1,
  removed_at  {instant}
);
create unique index kb_categories_slug on kb_categories (slug) where removed_at is null;

-- The lists of questions within a category.
create table kb_lists (
  id          {id},
  category_id bigint not null references kb_categories (id) on delete cascade,
  title       text not null,
  icon        text not null,
  -- A class of colour, or empty.
  icon_color  text not null,
  position    integer not null,
  version     integer not null default 1,
  removed_at  {instant}
);
create index kb_lists_category on kb_lists (category_id, position);

create table kb_articles (
  id           {id},
  list_id      bigint not null references kb_lists (id) on delete cascade,
  slug         text not null,
  title        text not null,
  -- Cleaned HTML, and what it says as plain text.
  html         text not null,
  content      text not null,
  -- Title and content, folded.
  title_busca  text not null,
  busca        text not null,
  is_published {boolean} not null,
  position     integer not null,
  updated_at   {instant} not null,
  version      integer not null default 1,
  removed_at   {instant}
);
create unique index kb_articles_slug on kb_articles (slug) where removed_at is null;
create index kb_articles_list on kb_articles (list_id, position);

-- Whether an article was of use to somebody.
create table kb_votes (
  article_id bigint not null references kb_articles (id) on delete cascade,
  user_id    bigint not null references users (id) on delete cascade,
  is_useful  {boolean} not null,
  primary key (article_id, user_id)
);
create index kb_votes_user on kb_votes (user_id);
