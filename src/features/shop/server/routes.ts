import type { Database } from '#kit/server/database/database.ts';
import type { Events } from '#kit/server/events/events.ts';
import { type Routes, serve } from '#kit/server/http/serve.ts';
import type { Images } from '#kit/server/images.ts';
import { shop } from '../contract.ts';
import { addToCart, changeQty, listCart, removeFromCart, restoreToCart } from './cart.ts';

/** Changes of an account are published to its other browsers. */
export function shopRoutes({
  database,
  events,
  images,
}: {
  database: Database;
  events: Pick<Events, 'publish'>;
  images: Pick<Images, 'addressOf'>;
}): Routes {
  const publish = (userId: number) => {
    events.publish([userId], 'shop');
    return undefined;
  };
  return serve(shop, {
    readCart: async (_, { caller }) => ({ products: await listCart(database.read, caller.id, images) }),
    addToCart: async ({ body: { productId } }, { caller }) => {
      await database.write((db) => addToCart(db, caller.id, Number(productId)));
      return publish(caller.id);
    },
    removeFromCart: async ({ params: { productId } }, { caller }) => {
      await database.write((db) => removeFromCart(db, caller.id, productId));
      return publish(caller.id);
    },
    changeQty: async ({ params: { productId }, body: { qty } }, { caller }) => {
      await database.write((db) => changeQty(db, caller.id, productId, qty));
      return publish(caller.id);
    },
    restoreToCart: async ({ params: { productId } }, { caller }) => {
      await database.write((db) => restoreToCart(db, caller.id, productId));
      return publish(caller.id);
    },
  });
}
