// Orders, carts and addresses for tests.
import { beforeAll, beforeEach } from 'vitest';
import type { CartItem } from '#features/shop/contract.ts';
import { testDemo } from '#kit/server/testing/testDemo.ts';
import type { Call } from '#kit/server/testing/testServer.ts';
import type { Order } from '../entities.ts';
import { toCents } from '../prices.ts';

export const testAddress = {
  ...{ fullName: 'Ana Prado', mobile: '(61) 95550-0142', street: 'Rua das Acácias, 12', landmark: '', city: 'Brasília' },
  ...{ cep: '70160-900', uf: 'DF', kind: 'work' },
};

/** For a test file: a shop with products to order; carts and addresses are empty before each test. */
export function testOrders() {
  const { server, admin, client } = testDemo();
  /** Of the products. */
  const ids: number[] = [];
  beforeAll(async () => {
    const products = await server.database.read.selectFrom('products').select('id').orderBy('id').execute();
    ids.push(...products.map(({ id }) => id));
  });
  beforeEach(() =>
    server.database.write(async (db) => {
      await db.deleteFrom('cart_items').execute();
      await db.deleteFrom('delivery_addresses').execute();
    }),
  );
  return {
    ...{ server, admin, client, ids },
    at: (place: number) => ids[place] as number,
    stockOf: async (id: number) =>
      (await server.database.read.selectFrom('products').select('stock').where('id', '=', id).executeTakeFirstOrThrow()).stock,
    setProduct: (id: number, what: { stock?: number; price?: number; has_free_shipping?: boolean }) =>
      server.database.write((db) => db.updateTable('products').set(what).where('id', '=', id).execute()),
  };
}

export const cartOf = async (caller: Call): Promise<CartItem[]> => (await caller('GET /apps/ecommerce/cart')).json().products;
export const addToCart = async (caller: Call, productId: number, qty = 1): Promise<void> => {
  await caller('POST /apps/ecommerce/cart', { productId });
  await caller(`PATCH /api/shop/cart/${productId}`, { qty });
};
export const addressOf = async (caller: Call): Promise<number> => (await caller('POST /api/addresses', testAddress)).json().id;

/** The request of a browser that shows the current cart. */
export async function sentBy(caller: Call) {
  const items = (await cartOf(caller)).map(({ id, qty, price, discountPercentage }) => ({
    ...{ productId: id, qty, discountPercentage, priceCents: toCents(price) },
  }));
  return { key: crypto.randomUUID(), items, addressId: await addressOf(caller), method: 'empenho', reference: '2026NE000123' };
}

export const showOf = async (caller: Call, id: number): Promise<Order> => (await caller(`GET /api/orders/${id}`)).json();
export const place = async (caller: Call, productId: number, qty = 1): Promise<number> => {
  await addToCart(caller, productId, qty);
  return (await caller('POST /api/orders', await sentBy(caller))).json().id;
};
export const changeState = (caller: Call, id: number, state: string, reason = '') =>
  caller(`PUT /api/orders/${id}/state`, { state, reason });
