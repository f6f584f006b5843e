-- What a search looks in, folded; null until the next start, for SQL cannot fold. The indexes hold all that a search reads.
alter table users add column busca text;
create index users_busca on users (busca);
alter table importacoes add column busca text;
create index importacoes_busca on importacoes (id, busca);

-- The screens that search and bookmarks lead to; kept in step with the program at each start.
create table pages (
  id       bigint primary key,
  target   text not null,
  titles   {json} not null,
  -- Titles of every language, folded, a line break before each: what a search looks in.
  words    text not null,
  icon     text not null,
  link     text not null,
  need     text not null
);

-- In the order of their marking.
create table bookmarks (
  id      {id},
  user_id bigint not null references users (id) on delete cascade,
  page_id bigint not null references pages (id) on delete cascade,
  unique (user_id, page_id)
);
create index bookmarks_page on bookmarks (page_id);

create table notifications (
  id         {id},
  user_id    bigint not null references users (id) on delete cascade,
  kind       text not null,
  data       {json} not null,
  -- What it tells of: an account hears of one thing once.
  about      text not null,
  created_at {instant} not null,
  read_at    {instant},
  -- Shown no more, but kept until it is too old, so that it is not told again.
  removed_at {instant},
  unique (user_id, kind, about)
);
create index notifications_user on notifications (user_id, id) where removed_at is null;
create index notifications_unread on notifications (user_id) where read_at is null and removed_at is null;
create index notifications_age on notifications (created_at);

-- Terms offered while somebody types.
create table autocomplete_terms (
  id    integer primary key,
  title text not null,
  -- The title folded: what a search looks in.
  words text not null,
  rank  integer not null
);

create table demo_employees (
  id         integer primary key,
  avatar     text not null,
  full_name  text not null,
  post       text not null,
  email      text not null,
  city       text not null,
  start_date text not null,
  salary     text not null,
  age        text not null,
  experience text not null,
  status     integer not null,
  -- Name, post, e-mail, age, salary and start, folded, a line break between them: what a search looks in.
  words      text not null
);

create table products (
  id                {id},
  -- Words of its address; the number that ends the address is the id.
  slug              text not null,
  name              text not null,
  brand             text not null,
  category          text not null,
  description       text not null,
  price             {amount} not null,
  image             text not null,
  has_free_shipping {boolean} not null,
  rating            integer not null,
  stock             integer not null
);

-- What is drawn by chance is drawn once for each item, and comes back with one that is restored.
create table cart_items (
  id                  {id},
  user_id             bigint not null references users (id) on delete cascade,
  product_id          bigint not null references products (id) on delete cascade,
  qty                 integer not null,
  shipping_days       integer not null,
  offers              integer not null,
  discount_percentage integer not null,
  added_at            {instant} not null,
  -- Not in the cart any more, but for ten minutes it can be put back.
  removed_at          {instant},
  unique (user_id, product_id)
);
create index cart_items_product on cart_items (product_id);

create table wishlist_items (
  id         {id},
  user_id    bigint not null references users (id) on delete cascade,
  product_id bigint not null references products (id) on delete cascade,
  added_at   {instant} not null,
  unique (user_id, product_id)
);
create index wishlist_items_product on wishlist_items (product_id);
