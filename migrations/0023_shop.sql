-- Name and brand, folded: what the shop's search looks in. Null until the next start, for SQL cannot fold.
alter table products add column busca text;
-- The name, folded: what it is put in order by, and what the specification's search looks in.
alter table products add column name_key {key};
-- Not shown to anybody but admins. A product goes in no other way, for orders name it.
alter table products add column is_hidden {boolean} not null default false;
-- One that was sent in; else the drawing in «image» stands for the product.
alter table products add column picture_id text references images (id) on delete set null;
-- The colours it comes in.
alter table products add column colors {json} not null default '["primary","success","warning","danger","info"]';
-- Grows with each edit.
alter table products add column version integer not null default 1;
alter table products add column updated_at {instant} not null default '2026-11-22T00:00:00.000Z';
create index products_name on products (is_hidden, name_key);
create index products_price on products (is_hidden, price);
create index products_picture on products (picture_id);

-- Not wished for any more, but for ten minutes it can be put back.
alter table wishlist_items add column removed_at {instant};
-- The colour that was chosen; null where none was.
alter table cart_items add column color text;

-- Each product of the demonstration has a drawing of its own; until now it showed that of its category.
update products set image = case slug
  when 'papel-sulfite-a4-caixa-com-10-resmas' then '/shop/papel-sulfite.svg'
  when 'cadeira-giratoria-com-apoio-lombar' then '/shop/cadeira.svg'
  when 'notebook-de-14-polegadas-16-gb' then '/shop/notebook.svg'
  when 'impressora-multifuncional-a-laser' then '/shop/impressora.svg'
  when 'detergente-neutro-galao-de-5-litros' then '/shop/detergente.svg'
  when 'mascara-cirurgica-tripla-caixa-com-50' then '/shop/mascara.svg'
  when 'cafe-torrado-e-moido-fardo-com-10-pacotes' then '/shop/cafe.svg'
  when 'extintor-de-po-abc-6-kg' then '/shop/extintor.svg'
  when 'lampada-led-tubular-t8-caixa-com-25' then '/shop/lampadas.svg'
  when 'caneta-esferografica-azul-caixa-com-50' then '/shop/caneta.svg'
  when 'mesa-de-trabalho-reta-140-70-cm' then '/shop/mesa.svg'
  when 'monitor-de-24-polegadas-com-altura-regulavel' then '/shop/monitor.svg'
  when 'toner-preto-de-alto-rendimento' then '/shop/toner.svg'
  when 'papel-toalha-interfolha-fardo-com-1-000-folhas' then '/shop/papel-toalha.svg'
  when 'luva-de-procedimento-sem-po-caixa-com-100' then '/shop/luvas.svg'
  when 'purificador-de-agua-de-parede' then '/shop/purificador.svg'
  when 'capacete-de-seguranca-com-jugular' then '/shop/capacete.svg'
  when 'tinta-acrilica-branca-lata-de-18-litros' then '/shop/tinta.svg'
  when 'caixa-de-arquivo-morto-pacote-com-25' then '/shop/caixa-de-arquivo.svg'
  when 'armario-de-aco-com-duas-portas' then '/shop/armario.svg'
  when 'teclado-e-mouse-sem-fio' then '/shop/teclado-e-mouse.svg'
  when 'etiquetas-adesivas-para-patrimonio-rolo-com-1-000' then '/shop/etiquetas.svg'
  when 'carro-funcional-de-limpeza' then '/shop/carro-de-limpeza.svg'
  when 'termometro-digital-infravermelho' then '/shop/termometro.svg'
  when 'copo-de-papel-biodegradavel-caixa-com-1-000' then '/shop/copos.svg'
  when 'luminaria-de-emergencia-kit-com-6' then '/shop/luminaria.svg'
  when 'jogo-de-ferramentas-com-110-pecas' then '/shop/ferramentas.svg'
  else image
end;
