-- What was bought. Name, price and picture of what is in it are copies: what the shop changes later changes no order.
create table orders (
  id                {id},
  -- Who placed it; the order outlives the account, so the name is kept beside it.
  user_id           bigint references users (id) on delete set null,
  buyer_name        text not null,
  -- The name without accents and case.
  buyer_key         {key} not null,
  -- Counted anew each year of Brasília's calendar: 2026/000123.
  year              integer not null,
  sequence          integer not null,
  number            text not null,
  -- Named by the buyer's browser, so that what is sent twice is one order.
  request_key       text not null,
  -- recebido, aprovado, enviado, entregue, cancelado, rejeitado
  state             text not null,
  -- How many pieces.
  pieces            integer not null,
  subtotal_cents    bigint not null,
  discount_cents    bigint not null,
  freight_cents     bigint not null,
  total_cents       bigint not null,
  -- As it was when the order was placed.
  address           {json} not null,
  -- empenho, boleto, pix, faturado
  payment_method    text not null,
  payment_reference text not null,
  placed_at         {instant} not null,
  changed_at        {instant} not null,
  -- Of the demonstration, and untouched since: moved along by day.
  is_demo           {boolean} not null,
  -- Number, buyer and products, folded.
  busca             text not null,
  unique (year, sequence),
  unique (user_id, request_key)
);
create index orders_user on orders (user_id, placed_at);
create index orders_placed on orders (placed_at, state, total_cents);

create table order_items (
  id                  {id},
  order_id            bigint not null references orders (id) on delete cascade,
  -- Null once the shop has it no more.
  product_id          bigint references products (id) on delete set null,
  name                text not null,
  slug                text not null,
  brand               text not null,
  -- The drawing, where it had no picture of its own.
  image               text not null,
  -- A copy of the picture, so that another one for the product changes no order.
  picture_id          text references images (id) on delete set null,
  color               text,
  price_cents         bigint not null,
  discount_percentage integer not null,
  qty                 integer not null,
  has_free_shipping   {boolean} not null,
  -- How many days after the order it was to arrive.
  shipping_days       integer not null
);
create index order_items_order on order_items (order_id, id);
create index order_items_product on order_items (product_id);
create index order_items_picture on order_items (picture_id);

-- Each state that an order came into, and by whom.
create table order_steps (
  id       {id},
  order_id bigint not null references orders (id) on delete cascade,
  state    text not null,
  at       {instant} not null,
  by_id    bigint references users (id) on delete set null,
  by_name  text not null,
  reason   text not null
);
create index order_steps_order on order_steps (order_id, id);
create index order_steps_by on order_steps (by_id);

-- Where an account has things sent to.
create table delivery_addresses (
  id         {id},
  user_id    bigint not null references users (id) on delete cascade,
  content    {json} not null,
  created_at {instant} not null,
  -- For ten minutes it can be put back.
  removed_at {instant}
);
create index delivery_addresses_user on delivery_addresses (user_id, id);

-- How far an account has come with its checkout, so that nothing typed is lost.
create table checkouts (
  user_id    bigint primary key references users (id) on delete cascade,
  content    {json} not null,
  updated_at {instant} not null
);
