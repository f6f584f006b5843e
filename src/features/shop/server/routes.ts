import type { Database } from '#kit/server/database/database.ts';
import { type Routes, serve } from '#kit/server/serve.ts';
import { shop } from '../contract.ts';
import { addToCart, changeQty, listCart, removeFromCart, restoreToCart } from './cart.ts';

export function shopRoutes(database: Database): Routes {
  return serve(shop, {
    readCart: async (_, { caller }) => ({ products: await listCart(database.read, caller.id) }),
    addToCart: async ({ body: { productId } }, { caller }) => {
      await database.write((db) => addToCart(db, caller.id, Number(productId)));
      return undefined;
    },
    removeFromCart: async ({ params: { productId } }, { caller }) => {
      await database.write((db) => removeFromCart(db, caller.id, productId));
      return undefined;
    },
    changeQty: async ({ params: { productId }, body: { qty } }, { caller }) => {
      await database.write((db) => changeQty(db, caller.id, productId, qty));
      return undefined;
    },
    restoreToCart: async ({ params: { productId } }, { caller }) => {
      await database.write((db) => restoreToCart(db, caller.id, productId));
      return undefined;
    },
  });
}
