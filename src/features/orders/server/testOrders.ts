// Orders, carts and addresses for tests.
import type { CartItem } from '#features/shop/contract.ts';
import { type Call, demoAdmin, demoClient, testServer } from '#kit/server/testing/testServer.ts';
import type { Order } from '../entities.ts';
import { toCents } from '../prices.ts';

export const testAddress = {
  ...{ fullName: 'Ana Prado', mobile: '(61) 95550-0142', street: 'Rua das Acácias, 12', landmark: '', city: 'Brasília' },
  ...{ cep: '70160-900', uf: 'DF', kind: 'work' },
};

/** A shop with products to order. */
export async function testOrders() {
  const server = await testServer({ demo: true });
  const ids = (await server.database.read.selectFrom('products').select('id').orderBy('id').execute()).map(({ id }) => id);
  return {
    ...{ server, ids },
    admin: await server.as(demoAdmin),
    client: await server.as(demoClient),
    at: (place: number) => ids[place] as number,
    stockOf: async (id: number) =>
      (await server.database.read.selectFrom('products').select('stock').where('id', '=', id).executeTakeFirstOrThrow()).stock,
    setProduct: (id: number, what: { stock?: number; price?: number; has_free_shipping?: boolean }) =>
      server.database.write((db) => db.updateTable('products').set(what).where('id', '=', id).execute()),
    /** Deletes all cart items and addresses. */
    empty: () =>
      server.database.write(async (db) => {
        await db.deleteFrom('cart_items').execute();
        await db.deleteFrom('delivery_addresses').execute();
      }),
  };
}

export type TestOrders = Awaited<ReturnType<typeof testOrders>>;

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
