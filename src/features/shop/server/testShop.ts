// The demo catalogue for tests.
import { beforeAll } from 'vitest';
import { testDemo } from '#kit/server/testing/testDemo.ts';
import type { Call, TestServer } from '#kit/server/testing/testServer.ts';
import type { Facets, ListedProduct, ShopProduct } from '../entities.ts';

type Page = { products: ListedProduct[]; total: number; facets: Facets };

/** For a test file: a shop with empty carts and wishlists. `all` are its products, `ids` theirs. */
export function testShop() {
  const { server, admin, client } = testDemo();
  const all: ListedProduct[] = [];
  const ids: number[] = [];
  const list = async (query = '', call = client): Promise<Page> => (await call(`GET /api/shop/products?${query}`)).json();
  beforeAll(async () => {
    await emptyShop(server);
    all.push(...(await list('perPage=100')).products);
    ids.push(...idsOf(all));
  });
  return {
    ...{ server, admin, client, list, all, ids },
    specified: async (query = '', call = client) => (await call(`GET /apps/ecommerce/products?${query}`)).json(),
    show: async (id: number, call = client): Promise<{ product: ShopProduct; related: ListedProduct[] }> =>
      (await call(`GET /api/shop/products/${id}`)).json(),
    find: (words: string) => all.find(({ name }) => name.includes(words)) as ListedProduct,
    hide: (id: number, isHidden: boolean) => admin(`PUT /api/shop/products/${id}/hidden`, { isHidden }),
  };
}

/** Empties all carts and wishlists. */
export function emptyShop(server: TestServer): Promise<void> {
  return server.database.write(async (db) => {
    await db.deleteFrom('cart_items').execute();
    await db.deleteFrom('wishlist_items').execute();
  });
}

export const statusOf = async (call: Call, route: string, body?: unknown): Promise<number> => (await call(route, body)).statusCode;
export const idsOf = (products: readonly { id: number }[]): number[] => products.map(({ id }) => id);
