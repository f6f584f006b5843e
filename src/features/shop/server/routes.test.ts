import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { testDemo } from '#kit/server/testing/testDemo.ts';
import type { Call } from '#kit/server/testing/testServer.ts';
import type { CartItem } from '../contract.ts';

const { server, admin, client } = testDemo();
let ids: number[];

beforeAll(async () => {
  ids = (await server.database.read.selectFrom('products').select('id').orderBy('id').execute()).map(({ id }) => id);
});

const cartOf = async (caller: Call): Promise<CartItem[]> => (await caller('GET /apps/ecommerce/cart')).json().products;
const idsOf = async (caller: Call) => (await cartOf(caller)).map(({ id }) => id);
const add = (caller: Call, productId: unknown) => caller('POST /apps/ecommerce/cart', { productId });
const at = (place: number) => ids[place] as number;

test('the demo has 27 products, and two of them in the cart of each account', async () => {
  expect(ids).toHaveLength(27);
  const carts = [await cartOf(admin), await cartOf(client)];
  expect(carts.map((cart) => cart.length)).toEqual([2, 2]);
  expect(carts[0]).not.toEqual(carts[1]);
  const wishes = await server.database.read.selectFrom('wishlist_items').select('user_id').execute();
  expect(wishes).toHaveLength(4);
});

describe('a cart', () => {
  beforeEach(() => server.database.write((db) => db.deleteFrom('cart_items').execute()));

  test('shows its products as specified, one of each at first', async () => {
    const answer = await add(admin, at(2));
    expect([answer.statusCode, answer.body]).toEqual([201, '']);
    const [item, ...more] = await cartOf(admin);
    expect(more).toEqual([]);
    expect(item).toEqual({
      id: at(2),
      name: expect.any(String),
      slug: expect.stringMatching(new RegExp(`^[a-z0-9-]+-${at(2)}$`)),
      description: expect.any(String),
      brand: expect.any(String),
      price: expect.any(Number),
      image: expect.stringMatching(/^\/shop\/[a-z-]+\.svg$/),
      hasFreeShipping: expect.any(Boolean),
      rating: expect.any(Number),
      isInWishlist: false,
      qty: 1,
      shippingDate: expect.any(String),
      offers: expect.any(Number),
      discountPercentage: expect.any(Number),
      isAvailable: true,
      stock: expect.any(Number),
    });
  });

  test('draws offers, discount and delivery within bounds, once for each item', async () => {
    for (const id of ids) await add(admin, id);
    const cart = await cartOf(admin);
    expect(cart).toHaveLength(27);
    for (const { offers, discountPercentage, shippingDate } of cart) {
      expect([1, 2, 3, 4]).toContain(offers);
      expect(discountPercentage).toBeGreaterThanOrEqual(3);
      expect(discountPercentage).toBeLessThanOrEqual(20);
      const days = (Date.parse(shippingDate) - Date.now()) / 86_400_000;
      expect(days).toBeGreaterThan(0);
      expect(days).toBeLessThan(9);
    }
    expect(await cartOf(admin)).toEqual(cart);
  });

  test('contains a product once, with its id as number or text, and keeps the quantity', async () => {
    await add(admin, at(4));
    await admin(`PATCH /api/shop/cart/${at(4)}`, { qty: 7 });
    const [before] = await cartOf(admin);
    expect((await add(admin, String(at(4)))).statusCode).toBe(201);
    expect(await cartOf(admin)).toEqual([before]);
    expect(before?.qty).toBe(7);
  });

  test('shows the last added first, and whether it is on the wishlist', async () => {
    const { user_id, product_id } = await server.database.read
      .selectFrom('wishlist_items')
      .select(['user_id', 'product_id'])
      .executeTakeFirstOrThrow();
    await server.database.write((db) =>
      db
        .insertInto('cart_items')
        .values(
          [at(0), product_id].map((id, place) => ({
            user_id,
            product_id: id,
            qty: 1,
            shipping_days: 1,
            offers: 1,
            discount_percentage: 3,
            added_at: `2026-01-0${place + 1}T00:00:00.000Z`,
            removed_at: null,
          })),
        )
        .execute(),
    );
    const cart = [...(await cartOf(admin)), ...(await cartOf(client))];
    expect(cart.map(({ id, isInWishlist }) => [id, isInWishlist])).toEqual([
      [product_id, true],
      [at(0), false],
    ]);
  });

  test('removes a product, and restores it as it was', async () => {
    for (const place of [1, 2]) await add(admin, at(place));
    await admin(`PATCH /api/shop/cart/${at(1)}`, { qty: 3 });
    const before = await cartOf(admin);
    const answer = await admin(`DELETE /apps/ecommerce/cart/${at(1)}`);
    expect([answer.statusCode, answer.body]).toEqual([200, '']);
    expect(await idsOf(admin)).toEqual([at(2)]);
    expect((await admin(`DELETE /apps/ecommerce/cart/${at(1)}`)).statusCode).toBe(404);
    expect((await admin(`PATCH /api/shop/cart/${at(1)}`, { qty: 2 })).statusCode).toBe(404);
    expect((await admin(`POST /api/shop/cart/${at(1)}/restore`)).statusCode).toBe(200);
    expect(await cartOf(admin)).toEqual(before);
  });

  test('starts with one again when a product is added again, with the same discount', async () => {
    await add(admin, at(1));
    const [first] = await cartOf(admin);
    await admin(`PATCH /api/shop/cart/${at(1)}`, { qty: 9 });
    await admin(`DELETE /apps/ecommerce/cart/${at(1)}`);
    await server.database.write((db) => db.deleteFrom('cart_items').execute());
    await add(admin, at(1));
    expect(await cartOf(admin)).toEqual([first]);
  });

  test('restores nothing after ten minutes', async () => {
    for (const place of [1, 2]) await add(admin, at(place));
    await admin(`DELETE /apps/ecommerce/cart/${at(1)}`);
    await server.database.write((db) =>
      db.updateTable('cart_items').set({ removed_at: '2026-01-01T00:00:00.000Z' }).where('product_id', '=', at(1)).execute(),
    );
    const answer = await admin(`POST /api/shop/cart/${at(1)}/restore`);
    expect([answer.statusCode, answer.json().type]).toEqual([410, 'undo-expired']);
    await admin(`DELETE /apps/ecommerce/cart/${at(2)}`);
    expect((await admin(`POST /api/shop/cart/${at(1)}/restore`)).statusCode).toBe(410);
    expect((await admin(`POST /api/shop/cart/${at(3)}/restore`)).statusCode).toBe(404);
    expect(await idsOf(admin)).toEqual([]);
  });

  test('belongs to its account only', async () => {
    await add(admin, at(5));
    expect(await cartOf(client)).toEqual([]);
    const calls = ['DELETE /apps/ecommerce/cart/', 'PATCH /api/shop/cart/'].map((route) => client(`${route}${at(5)}`, { qty: 2 }));
    for (const answer of await Promise.all(calls)) expect(answer.statusCode).toBe(404);
    expect((await client(`POST /api/shop/cart/${at(5)}/restore`)).statusCode).toBe(404);
    expect((await cartOf(admin)).map(({ qty }) => qty)).toEqual([1]);
    expect((await server.call('GET /apps/ecommerce/cart')).statusCode).toBe(401);
  });

  test.each([[999_999], ['999999'], ['999999999999999']])('does not take %j, which no product has', async (productId) => {
    expect((await add(admin, productId)).statusCode).toBe(404);
    expect(await cartOf(admin)).toEqual([]);
  });

  test.each([[0], [-1], [1.5], ['x'], [''], ['1 '], ['9999999999999999999'], [null], [[1]], [undefined]])(
    'refuses %j, which is no number of a product',
    async (productId) => {
      expect((await add(admin, productId)).statusCode).toBe(400);
    },
  );

  test.each([[0], [1000], [1.5], ['2'], [null]])('refuses %j of a product', async (qty) => {
    await add(admin, at(0));
    expect((await admin(`PATCH /api/shop/cart/${at(0)}`, { qty })).statusCode).toBe(400);
    expect((await cartOf(admin)).map(({ qty: kept }) => kept)).toEqual([1]);
  });
});
