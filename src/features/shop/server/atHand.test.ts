import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { demoClient } from '#kit/server/testing/testServer.ts';
import type { ListedProduct } from '../entities.ts';
import { idsOf, statusOf, testShop } from './testShop.ts';

const { server, admin, client, list, all, ids, specified, show, find, hide } = testShop();

describe('a wishlist', () => {
  beforeEach(() => server.database.write((db) => db.deleteFrom('wishlist_items').execute()));
  const wishes = async (who = client) => (await who('GET /apps/ecommerce/wishlist')).json().products;
  const wish = (id: unknown, who = client) => who('POST /apps/ecommerce/wishlist', { productId: id });
  const [first, second] = [0, 1];
  const at = (place: number) => ids[place] as number;

  test('contains each product once, last added first, until it is removed', async () => {
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

  test('restores a removed product to its place, for ten minutes', async () => {
    for (const place of [first, second]) await wish(at(place));
    await client(`DELETE /apps/ecommerce/wishlist/${at(first)}`);
    const restore = `POST /api/shop/wishlist/${at(first)}/restore`;
    expect(await statusOf(admin, restore)).toBe(404);
    expect(await statusOf(client, restore)).toBe(200);
    expect(idsOf(await wishes())).toEqual([at(second), at(first)]);
    await server.database.write((db) => db.updateTable('wishlist_items').set({ removed_at: '2026-01-01T00:00:00.000Z' }).execute());
    expect((await client(restore)).json()).toMatchObject({ type: 'undo-expired', status: 410 });
  });

  test('refuses a product that does not exist', async () => {
    for (const id of [999_999, '999999']) expect((await wish(id)).statusCode).toBe(404);
    for (const id of [0, 'x', null, undefined]) expect((await wish(id)).statusCode).toBe(400);
  });
});

describe('a hidden product', () => {
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

  test('is found by admins only, until it is shown again', async () => {
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

  test('stays in carts and wishlists as not available', async () => {
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

  test('is shown to users who have ordered it', async () => {
    const { product_id } = await ofClient().select('product_id').where('product_id', 'is not', null).executeTakeFirstOrThrow();
    await hide(product_id as number, true);
    expect(await show(product_id as number)).toMatchObject({ product: { id: product_id, isHidden: true } });
    await hide(product_id as number, false);
  });
});

describe('in the cart', () => {
  beforeEach(() => server.database.write((db) => db.deleteFrom('cart_items').execute()));
  const cart = async () => (await client('GET /apps/ecommerce/cart')).json().products;

  test('sets quantity and an available colour in one call', async () => {
    const { id } = find('Cadeira');
    const put = (body: object) => client(`PUT /api/shop/cart/${id}`, body);
    expect((await put({ qty: 3, color: 'danger' })).statusCode).toBe(200);
    expect(await cart()).toMatchObject([{ id, qty: 3, color: 'danger', stock: find('Cadeira').stock }]);
    await put({ qty: 5 });
    expect(await cart()).toMatchObject([{ id, qty: 5, color: 'danger' }]);
    const refused = await put({ qty: 1, color: 'warning' });
    expect([refused.statusCode, refused.json().faults]).toEqual([400, [{ path: 'body.color', message: expect.any(String) }]]);
    for (const qty of [0, 1000]) expect((await put({ qty })).statusCode).toBe(400);
    await client(`DELETE /apps/ecommerce/cart/${id}`);
    await client('POST /apps/ecommerce/cart', { productId: id });
    expect((await cart())[0]).not.toHaveProperty('color');
  });
});
