// The demo catalogue for tests.
import { type Call, demoAdmin, demoClient, type TestServer, testServer } from '#kit/server/testing/testServer.ts';
import type { Facets, ListedProduct, ShopProduct } from '../entities.ts';

type Page = { products: ListedProduct[]; total: number; facets: Facets };

/** A shop with empty carts and wishlists. */
export async function testShop() {
  const server = await testServer({ demo: true });
  const [admin, client] = [await server.as(demoAdmin), await server.as(demoClient)];
  await emptyShop(server);
  const list = async (query = '', who = client): Promise<Page> => (await who(`GET /api/shop/products?${query}`)).json();
  const all = (await list('perPage=100')).products;
  return {
    ...{ server, admin, client, list, all },
    ids: idsOf(all),
    specified: async (query = '', who = client) => (await who(`GET /apps/ecommerce/products?${query}`)).json(),
    show: async (id: number, who = client): Promise<{ product: ShopProduct; related: ListedProduct[] }> =>
      (await who(`GET /api/shop/products/${id}`)).json(),
    find: (words: string) => all.find(({ name }) => name.includes(words)) as ListedProduct,
    hide: (id: number, isHidden: boolean) => admin(`PUT /api/shop/products/${id}/hidden`, { isHidden }),
  };
}

export type TestShop = Awaited<ReturnType<typeof testShop>>;

/** Empties all carts and wishlists. */
export function emptyShop(server: TestServer): Promise<void> {
  return server.database.write(async (db) => {
    await db.deleteFrom('cart_items').execute();
    await db.deleteFrom('wishlist_items').execute();
  });
}

export const statusOf = async (who: Call, route: string, body?: unknown): Promise<number> => (await who(route, body)).statusCode;
export const idsOf = (products: readonly { id: number }[]): number[] => products.map(({ id }) => id);
