import { existsSync } from 'node:fs';
import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type Call, demoAdmin, demoClient, type TestServer, testServer } from '#kit/server/testServer.ts';
import { drawings } from '../drawings.ts';
import type { AddedProduct, EditedProduct, Facets, ListedProduct, Product, ShopProduct } from '../entities.ts';
import { categories } from '../listQuery.ts';
import { fillProducts } from './keys.ts';

type Page = { products: ListedProduct[]; total: number; facets: Facets };

let server: TestServer;
let admin: Call;
let client: Call;
let ids: number[];
let all: ListedProduct[];

beforeAll(async () => {
  server = await testServer({ demo: true });
  [admin, client] = [await server.as(demoAdmin), await server.as(demoClient)];
  await server.database.write(async (db) => {
    await db.deleteFrom('cart_items').execute();
    await db.deleteFrom('wishlist_items').execute();
  });
  all = (await list('perPage=100')).products;
  ids = all.map(({ id }) => id);
});
afterAll(() => server.close());

const list = async (query = '', who = client): Promise<Page> => (await who(`GET /api/shop/products?${query}`)).json();
const specified = async (query = '', who = client) => (await who(`GET /apps/ecommerce/products?${query}`)).json();
const show = async (id: number, who = client): Promise<{ product: ShopProduct; related: ListedProduct[] }> =>
  (await who(`GET /api/shop/products/${id}`)).json();
const statusOf = async (who: Call, route: string, body?: unknown) => (await who(route, body)).statusCode;
const find = (words: string) => all.find(({ name }) => name.includes(words)) as ListedProduct;
const hide = (id: number, isHidden: boolean) => admin(`PUT /api/shop/products/${id}/hidden`, { isHidden });
const idsOf = (products: { id: number }[]) => products.map(({ id }) => id);

test('the demonstration has three products of each category, each with a drawing of its own', () => {
  expect(categories.map((name) => all.filter(({ category }) => category === name).length)).toEqual(Array(9).fill(3));
  const addresses = all.map(({ image }) => image).sort();
  expect(addresses).toEqual(drawings.map((name) => `/shop/${name}.svg`).sort());
  for (const address of addresses) expect(existsSync(`src/app/web/public${address}`), address).toBe(true);
});

describe('the specification’s list', () => {
  beforeEach(() =>
    server.database.write(async (db) => {
      await db.deleteFrom('cart_items').execute();
      await db.deleteFrom('wishlist_items').execute();
    }),
  );

  test('is nine products a page, the highest number first, with its last page where the total says', async () => {
    const { products, total, userWishlist, userCart } = await specified();
    expect([products.length, total, userWishlist, userCart]).toEqual([9, 27, [], []]);
    expect(idsOf(products)).toEqual(ids.slice(0, 9));
    expect(Object.keys(products[0]).sort()).toEqual(
      [
        ...['id', 'name', 'slug', 'description', 'brand', 'price', 'image'],
        ...['hasFreeShipping', 'rating', 'isInWishlist', 'isInCart'],
      ].sort(),
    );
    expect((await specified('page=3')).products).toHaveLength(9);
    expect(await specified('page=4')).toMatchObject({ products: [], total: 27 });
    expect(idsOf((await specified('perPage=5&page=2')).products)).toEqual(ids.slice(5, 10));
  });

  test('takes empty parameters for none, and orders by price either way', async () => {
    expect(idsOf((await specified('q=&sortBy=&perPage=&page=')).products)).toEqual(ids.slice(0, 9));
    const prices = all.map(({ price }) => price).sort((a, b) => a - b);
    const by = async (order: string) => (await specified(`sortBy=${order}&perPage=100`)).products.map(({ price }: Product) => price);
    expect(await by('price-asc')).toEqual(prices);
    expect(await by('price-desc')).toEqual(prices.toReversed());
    expect(await statusOf(client, 'GET /apps/ecommerce/products?sortBy=age')).toBe(400);
  });

  test.each([
    ['lampada', 1],
    ['LÂMPADA', 1],
    ['caixa com', 6],
    ['14 polegadas', 1],
    ['%', 0],
    ['orvalho', 0],
  ])('finds «%s» in names alone, whatever accents and case: %i', async (q, count) => {
    const { products, total } = await specified(`q=${encodeURIComponent(q)}`);
    expect([products.length, total]).toEqual([count, count]);
  });

  test('marks what the caller has in cart and wishlist, and names their rows', async () => {
    const [wished, bought] = [ids[2] as number, ids[4] as number];
    await client('POST /apps/ecommerce/wishlist', { productId: wished });
    await client('POST /apps/ecommerce/cart', { productId: bought });
    const { products, userWishlist, userCart } = await specified();
    expect(idsOf(products.filter((one: Product) => one.isInWishlist))).toEqual([wished]);
    expect(idsOf(products.filter((one: Product) => one.isInCart))).toEqual([bought]);
    expect(userWishlist).toEqual([{ id: expect.any(Number), productId: wished }]);
    expect(userCart).toEqual([{ id: expect.any(Number), productId: bought, qty: 1 }]);
    expect(await specified('', admin)).toMatchObject({ userWishlist: [], userCart: [] });
    await client(`DELETE /apps/ecommerce/wishlist/${wished}`);
    await client(`DELETE /apps/ecommerce/cart/${bought}`);
    expect(await specified()).toMatchObject({ userWishlist: [], userCart: [] });
  });

  test('a product tells five colours; what is no product is not found', async () => {
    const id = ids[3] as number;
    await client('POST /apps/ecommerce/wishlist', { productId: String(id) });
    const { product } = (await client(`GET /apps/ecommerce/products/${id}`)).json();
    expect(product).toMatchObject({ id, isInWishlist: true, isInCart: false });
    expect(product.colorOptions).toEqual(['primary', 'success', 'warning', 'danger', 'info']);
    for (const [what, status] of [
      [999_999, 404],
      ['0', 400],
      ['papel-1', 400],
    ])
      expect(await statusOf(client, `GET /apps/ecommerce/products/${what}`), String(what)).toBe(status);
  });
});

describe('a wishlist', () => {
  beforeEach(() => server.database.write((db) => db.deleteFrom('wishlist_items').execute()));
  const wishes = async (who = client) => (await who('GET /apps/ecommerce/wishlist')).json().products;
  const wish = (id: unknown, who = client) => who('POST /apps/ecommerce/wishlist', { productId: id });
  const [first, second] = [0, 1];
  const at = (place: number) => ids[place] as number;

  test('holds each product once, the last first, until it is taken off', async () => {
    const answer = await wish(at(first));
    expect([answer.statusCode, answer.body]).toEqual([201, '']);
    await wish(at(second));
    await wish(at(first));
    expect(idsOf(await wishes())).toEqual([at(second), at(first)]);
    expect((await wishes())[0]).not.toHaveProperty('isInWishlist');
    expect((await wishes())[0]).toMatchObject({ isInCart: expect.any(Boolean) });
    expect((await client('GET /api/shop/wishlist/count')).json()).toEqual({ count: 2 });
    const gone = await client(`DELETE /apps/ecommerce/wishlist/${at(second)}`);
    expect([gone.statusCode, gone.body]).toEqual([200, '']);
    expect(await statusOf(client, `DELETE /apps/ecommerce/wishlist/${at(second)}`)).toBe(404);
    expect(idsOf(await wishes())).toEqual([at(first)]);
    expect(await wishes(admin)).toEqual([]);
  });

  test('gets back in its place what was taken off, for ten minutes', async () => {
    for (const place of [first, second]) await wish(at(place));
    await client(`DELETE /apps/ecommerce/wishlist/${at(first)}`);
    const restore = `POST /api/shop/wishlist/${at(first)}/restore`;
    expect(await statusOf(admin, restore)).toBe(404);
    expect(await statusOf(client, restore)).toBe(200);
    expect(idsOf(await wishes())).toEqual([at(second), at(first)]);
    await server.database.write((db) => db.updateTable('wishlist_items').set({ removed_at: '2026-01-01T00:00:00.000Z' }).execute());
    expect((await client(restore)).json()).toMatchObject({ type: 'undo-expired', status: 410 });
  });

  test('takes no product that is not there', async () => {
    for (const id of [999_999, '999999']) expect((await wish(id)).statusCode).toBe(404);
    for (const id of [0, 'x', null, undefined]) expect((await wish(id)).statusCode).toBe(400);
  });
});

describe('our list', () => {
  test.each<[string, (one: ListedProduct) => boolean]>([
    ['category=copa', ({ category }) => category === 'copa'],
    ['category=copa,saude', ({ category }) => ['copa', 'saude'].includes(category)],
    ['brand=Sentinela&brand=Clar%C3%A3o', ({ brand }) => ['Sentinela', 'Clarão'].includes(brand)],
    ['priceFrom=112&priceTo=139', ({ price }) => price >= 112 && price <= 139],
    ['rating=5', ({ rating }) => rating === 5],
    ['freeShipping=true', ({ hasFreeShipping }) => hasFreeShipping],
    ['q=orvalho', ({ brand }) => brand === 'Orvalho'],
    ['category=seguranca&rating=4&freeShipping=true&priceTo=200', ({ name }) => name.startsWith('Luminária')],
    ['category=&brand=&priceFrom=', () => true],
  ])('narrowed by %s', async (query, is) => {
    const { products, total } = await list(`${query}&perPage=100`);
    const expected = idsOf(all.filter(is));
    expect(expected.length).toBeGreaterThan(0);
    expect([idsOf(products), total]).toEqual([expected, expected.length]);
  });

  test('counts what each filter would leave, all others taken as they are', async () => {
    const { facets, total } = await list('category=copa&rating=5&priceTo=1000');
    const like = (is: (one: ListedProduct) => boolean) => all.filter(is).length;
    const cheap = ({ price }: ListedProduct) => price <= 1000;
    expect(total).toBe(like((one) => one.category === 'copa' && one.rating === 5 && cheap(one)));
    expect(facets.categories).toEqual(
      categories.map((value) => ({ value, count: like((one) => one.category === value && one.rating === 5 && cheap(one)) })),
    );
    expect(facets.ratings).toEqual(
      [5, 4, 3, 2, 1].map((value) => ({ value, count: like((one) => one.category === 'copa' && one.rating >= value && cheap(one)) })),
    );
    expect(facets.brands.find(({ value }) => value === 'Serra do Grão')).toEqual({ value: 'Serra do Grão', count: 1 });
    expect(facets.brands.find(({ value }) => value === 'Fonte Nova')).toEqual({ value: 'Fonte Nova', count: 0 });
    const prices = all.filter(({ category, rating }) => category === 'copa' && rating === 5).map(({ price }) => price);
    expect(facets.price).toEqual({ least: Math.min(...prices), most: Math.max(...prices) });
    expect(facets.freeShipping).toBe(like((one) => one.category === 'copa' && one.rating === 5 && cheap(one) && one.hasFreeShipping));
    expect((await list('q=nada+disso')).facets.price).toEqual({ least: 0, most: 0 });
  });

  test('goes by name without accents, and by rating', async () => {
    const { products } = await list('sort=name&perPage=100');
    expect(products.map(({ name }) => name)).toEqual(products.map(({ name }) => name).sort(new Intl.Collator('pt').compare));
    const ratings = (await list('sort=rating&perPage=100')).products.map(({ rating }) => rating);
    expect(ratings).toEqual(ratings.toSorted((a, b) => b - a));
  });

  test.each([
    ['category=vinhos'],
    ['rating=6'],
    ['rating=x'],
    ['priceFrom=-1'],
    ['priceTo=NaN'],
    ['page=0'],
    ['sort=age'],
    ['perPage=101'],
  ])('refuses %s', async (query) => expect(await statusOf(client, `GET /api/shop/products?${query}`)).toBe(400));

  test('shows of a product its colours, and others of its category first', async () => {
    const chair = find('Cadeira');
    const { product, related } = await show(chair.id);
    expect(product).toMatchObject({ ...chair, drawing: 'cadeira', hasOwnPicture: false, version: expect.any(Number) });
    expect(product.colorOptions).toEqual(['primary', 'success', 'danger', 'info']);
    expect(related).toHaveLength(8);
    expect(related.slice(0, 2).map(({ category }) => category)).toEqual(['mobiliario', 'mobiliario']);
    expect(idsOf(related)).not.toContain(chair.id);
  });

  test('finds what an earlier version kept without its folded name', async () => {
    const id = find('Lâmpada').id;
    await server.database.write((db) =>
      db
        .updateTable('products')
        .set({ busca: null as never, name_key: null as never })
        .where('id', '=', id)
        .execute(),
    );
    expect((await list('q=lampada')).total).toBe(0);
    await fillProducts(server.database);
    expect(idsOf((await list('q=lampada')).products)).toEqual([id]);
    expect((await specified('q=lampada')).total).toBe(1);
  });
});

describe('what is hidden', () => {
  let cup: ListedProduct;
  beforeAll(async () => {
    const ordered = await ofClient().select('product_id').execute();
    cup = all.find(({ id }) => !ordered.some(({ product_id }) => product_id === id)) as ListedProduct;
  });
  const ofClient = () =>
    server.database.read
      .selectFrom('order_items')
      .innerJoin('orders', 'orders.id', 'order_items.order_id')
      .innerJoin('users', 'users.id', 'orders.user_id')
      .where('users.email', '=', demoClient.email);
  beforeEach(() => server.database.write((db) => db.deleteFrom('cart_items').execute()));

  test('is in no list and found by nobody but admins, until it is shown again', async () => {
    expect(await statusOf(client, `PUT /api/shop/products/${cup.id}/hidden`, { isHidden: true })).toBe(403);
    expect((await hide(cup.id, true)).statusCode).toBe(200);
    expect([(await list('perPage=1')).total, (await specified()).total, (await list('', admin)).total]).toEqual([26, 26, 26]);
    expect((await list()).facets.categories.find(({ value }) => value === cup.category)?.count).toBe(2);
    for (const path of ['/apps/ecommerce/products', '/api/shop/products']) {
      expect(await statusOf(client, `GET ${path}/${cup.id}`)).toBe(404);
      expect(await statusOf(admin, `GET ${path}/${cup.id}`)).toBe(200);
    }
    expect(idsOf((await list('hidden=true', admin)).products)).toEqual([cup.id]);
    expect((await list('hidden=true')).total).toBe(26);
    for (const route of ['POST /apps/ecommerce/cart', 'POST /apps/ecommerce/wishlist'])
      expect(await statusOf(client, route, { productId: cup.id })).toBe(404);
    expect(await statusOf(client, `PUT /api/shop/cart/${cup.id}`, { qty: 1 })).toBe(404);
    expect((await hide(cup.id, false)).statusCode).toBe(200);
    expect((await specified()).total).toBe(27);
    expect(await statusOf(admin, 'PUT /api/shop/products/999999/hidden', { isHidden: true })).toBe(404);
  });

  test('stays in carts and wishlists as what cannot be had any more', async () => {
    await client('POST /apps/ecommerce/cart', { productId: cup.id });
    await client('POST /apps/ecommerce/wishlist', { productId: cup.id });
    await hide(cup.id, true);
    const [item] = (await client('GET /apps/ecommerce/cart')).json().products;
    expect(item).toMatchObject({ id: cup.id, isAvailable: false });
    expect(await statusOf(client, `GET /api/shop/products/${cup.id}`)).toBe(200);
    const kept = (await client('GET /api/shop/wishlist')).json().products.find(({ id }: ListedProduct) => id === cup.id);
    expect(kept).toMatchObject({ isHidden: true });
    expect(idsOf((await client('GET /apps/ecommerce/wishlist')).json().products)).not.toContain(cup.id);
    await client(`DELETE /apps/ecommerce/wishlist/${cup.id}`);
    await hide(cup.id, false);
  });

  test('is still shown to whoever has ordered it', async () => {
    const { product_id } = await ofClient().select('product_id').where('product_id', 'is not', null).executeTakeFirstOrThrow();
    await hide(product_id as number, true);
    expect(await show(product_id as number)).toMatchObject({ product: { id: product_id, isHidden: true } });
    await hide(product_id as number, false);
  });
});

describe('in the cart', () => {
  beforeEach(() => server.database.write((db) => db.deleteFrom('cart_items').execute()));
  const cart = async () => (await client('GET /apps/ecommerce/cart')).json().products;

  test('so many are put in one go, in a colour that the product comes in', async () => {
    const { id } = find('Cadeira');
    const put = (body: object) => client(`PUT /api/shop/cart/${id}`, body);
    expect((await put({ qty: 3, color: 'danger' })).statusCode).toBe(200);
    expect(await cart()).toMatchObject([{ id, qty: 3, color: 'danger', stock: find('Cadeira').stock }]);
    await put({ qty: 5 });
    expect(await cart()).toMatchObject([{ id, qty: 5, color: 'danger' }]);
    const refused = await put({ qty: 1, color: 'warning' });
    expect([refused.statusCode, refused.json().faults]).toEqual([400, [{ path: 'body.color', message: expect.any(String) }]]);
    for (const qty of [0, 11]) expect((await put({ qty })).statusCode).toBe(400);
    await client(`DELETE /apps/ecommerce/cart/${id}`);
    await client('POST /apps/ecommerce/cart', { productId: id });
    expect((await cart())[0]).not.toHaveProperty('color');
  });
});

describe('admins', () => {
  const lamp: AddedProduct = {
    name: '  Luminária de mesa  “Ártica” ',
    brand: 'Clarão',
    category: 'mobiliario',
    description: 'Braço articulado.',
    price: 189.9,
    hasFreeShipping: true,
    rating: 4,
    colorOptions: ['primary', 'danger'],
    stock: 12,
    drawing: 'luminaria',
  };
  const added: number[] = [];
  const add = async (sent: object = lamp) => {
    const answer = await admin('POST /api/shop/products', sent);
    if (answer.statusCode === 201) added.push(answer.json().id);
    return answer;
  };
  const editOf = ({ product }: { product: ShopProduct }, change: Partial<EditedProduct> = {}): EditedProduct => {
    const { name, brand, category, description, price, hasFreeShipping, rating, colorOptions, stock, version } = product;
    return {
      name,
      brand,
      category,
      description,
      price,
      hasFreeShipping,
      rating,
      colorOptions,
      stock,
      stockSeen: stock,
      version,
      ...change,
    };
  };
  const edit = (id: number, body: object, who = admin) => who(`PUT /api/shop/products/${id}`, body);
  const lastEvent = async () => (await admin('GET /api/audit?perPage=1')).json().events[0];
  const picture = () =>
    sharp({ create: { width: 80, height: 60, channels: 3, background: '#2f939d' } })
      .png()
      .toBuffer();
  const putPicture = async (id: number) =>
    server.app.inject({
      method: 'PUT',
      url: `/api/shop/products/${id}/picture`,
      payload: await picture(),
      headers: { 'content-type': 'application/octet-stream', authorization: await bearer() },
    });
  const pictures = () => server.database.read.selectFrom('images').select('id').orderBy('id').execute();
  const bearer = async () => `Bearer ${(await server.call('POST /jwt/login', demoAdmin)).json().accessToken}`;

  afterAll(() => server.database.write((db) => db.deleteFrom('products').where('id', 'in', added).execute()));

  test('add a product, whose address is made of its name, and which is recorded', async () => {
    expect(await statusOf(client, 'POST /api/shop/products', lamp)).toBe(403);
    const answer = await add();
    const { id, slug } = answer.json();
    expect([answer.statusCode, slug]).toEqual([201, `luminaria-de-mesa-artica-${id}`]);
    expect((await show(id)).product).toMatchObject({
      ...{ slug, name: 'Luminária de mesa “Ártica”', category: 'mobiliario', price: 189.9, stock: 12, isHidden: false },
      ...{ colorOptions: ['primary', 'danger'], image: '/shop/luminaria.svg', drawing: 'luminaria', version: 1 },
    });
    expect((await specified('q=artica')).total).toBe(1);
    expect(await lastEvent()).toMatchObject({ kind: 'productAdded', subject_id: id, subject_name: 'Luminária de mesa “Ártica”' });
  });

  test.each<[string, object]>([
    ['name', { name: ' ' }],
    ['name', { name: 'a'.repeat(121) }],
    ['brand', { brand: 'Um, dois' }],
    ['brand', { brand: '' }],
    ['category', { category: 'vinhos' }],
    ['description', { description: '' }],
    ['price', { price: 0 }],
    ['price', { price: 1.005 }],
    ['price', { price: '10' }],
    ['rating', { rating: 6 }],
    ['colorOptions', { colorOptions: [] }],
    ['colorOptions', { colorOptions: ['primary', 'primary'] }],
    ['stock', { stock: -1 }],
    ['drawing', { drawing: '../x' }],
  ])('are told that %s is wrong: %o', async (field, wrong) => {
    const answer = await add({ ...lamp, ...wrong });
    expect(answer.statusCode).toBe(400);
    expect(JSON.stringify(answer.json().faults)).toContain(`body.${field}`);
  });

  test('change a product, but not over what somebody else has changed meanwhile', async () => {
    const { id } = (await add()).json();
    const seen = await show(id);
    expect(await statusOf(client, `PUT /api/shop/products/${id}`, editOf(seen))).toBe(403);
    const changed = await edit(id, editOf(seen, { name: 'Abajur', price: 99.5, drawing: 'mesa' }));
    expect(changed.json().product).toMatchObject({
      name: 'Abajur',
      slug: `abajur-${id}`,
      price: 99.5,
      image: '/shop/mesa.svg',
      version: 2,
    });
    expect(await lastEvent()).toMatchObject({ kind: 'productEdited', details: { fields: ['name', 'price', 'picture'] } });
    const late = await edit(id, editOf(seen, { name: 'Outro' }));
    expect(late.json()).toMatchObject({ type: 'conflict', detail: expect.any(String) });
    const same = await edit(id, editOf(await show(id)));
    expect(same.json().product.version).toBe(2);
    expect(await statusOf(admin, 'PUT /api/shop/products/999999', editOf(seen))).toBe(404);
  });

  test('change words without touching stock that was sold meanwhile, and no stock that they have not seen', async () => {
    const { id } = (await add()).json();
    const seen = await show(id);
    await server.database.write((db) => db.updateTable('products').set({ stock: 10 }).where('id', '=', id).execute());
    expect((await edit(id, editOf(seen, { brand: 'Toque Leve' }))).json().product).toMatchObject({ brand: 'Toque Leve', stock: 10 });
    const late = await edit(id, editOf(await show(id), { stock: 50, stockSeen: 12, brand: 'Nada' }));
    expect([late.statusCode, late.json().detail]).toEqual([409, expect.stringContaining('10')]);
    expect((await show(id)).product.brand).toBe('Toque Leve');
    const set = (stock: number, stockSeen: number, who = admin) => who(`PUT /api/shop/products/${id}/stock`, { stock, stockSeen });
    expect([(await set(0, 9)).statusCode, (await set(0, 10, client)).statusCode, (await set(0, 10)).statusCode]).toEqual([409, 403, 200]);
    expect((await list('inStock=true&perPage=100')).products.map((one) => one.id)).not.toContain(id);
    expect(await statusOf(admin, 'PUT /api/shop/products/999999/stock', { stock: 1, stockSeen: 0 })).toBe(404);
  });

  test('give a product a picture, which its drawing stands for again when it is taken away', async () => {
    const { id } = (await add()).json();
    const before = await pictures();
    const { image } = (await putPicture(id)).json();
    expect(image).toMatch(/^\/api\/images\//);
    expect((await server.call(`GET ${image}`)).headers['content-type']).toBe('image/webp');
    const seen = await show(id);
    expect(seen.product).toMatchObject({ image, hasOwnPicture: true, drawing: 'luminaria' });
    expect((await edit(id, editOf(seen, { drawing: 'luminaria', rating: 5 }))).json().product).toMatchObject({
      image,
      hasOwnPicture: true,
    });
    expect((await admin(`DELETE /api/shop/products/${id}/picture`)).json()).toEqual({ image: '/shop/luminaria.svg' });
    await putPicture(id);
    const chosen = await edit(id, editOf(await show(id), { drawing: 'mesa' }));
    expect(chosen.json().product).toMatchObject({ image: '/shop/mesa.svg', hasOwnPicture: false });
    expect(await pictures()).toEqual(before);
    expect((await putPicture(999_999)).statusCode).toBe(404);
  });

  test('hide and show are recorded once', async () => {
    const { id } = (await add()).json();
    for (const isHidden of [true, true]) await hide(id, isHidden);
    const { events } = (await admin('GET /api/audit?perPage=2')).json();
    expect(events.map(({ kind }: { kind: string }) => kind)).toEqual(['productHidden', 'productAdded']);
    await hide(id, false);
    expect(await lastEvent()).toMatchObject({ kind: 'productShown' });
  });
});
