import type { FastifyRequest } from 'fastify';
import type { AuditKind } from '#features/audit/contract.ts';
import { Problem } from '#kit/errors.ts';
import type { Database, Queries } from '#kit/server/database/database.ts';
import type { Events } from '#kit/server/events/events.ts';
import { type Routes, serve } from '#kit/server/http/serve.ts';
import type { Images } from '#kit/server/images.ts';
import type { RecordAuditEntry } from '#kit/server/ports/audit.ts';
import { catalogue } from '../catalogueContract.ts';
import { setInCart } from './cart.ts';
import { changePicture, createProduct, findNamed, type ProductName, setHidden, setStock, updateProduct } from './edit.ts';
import { countFacets } from './filters.ts';
import { toListed, toProduct } from './listed.ts';
import { findProduct, type HasOrdered, listFiltered, listProducts, readProduct, showProduct, toShopProduct } from './products.ts';
import { countWishes, createWish, removeWish, restoreWish, wishesOf } from './wishlist.ts';

/** Lock for changes of products, so that a replaced picture is always deleted. */
const WRITE_LOCK = 'products';

export type CatalogueOptions = {
  database: Database;
  events: Pick<Events, 'publish'>;
  images: Images;
  record: RecordAuditEntry<AuditKind>;
  hasOrdered: HasOrdered;
};

/** Changes of an account are published to its other browsers; changes by admins to all users. */
export function catalogueRoutes({ database, events, images, record, hasOrdered }: CatalogueOptions): Routes {
  const publish = (userId: number) => {
    events.publish([userId], 'shop');
    return undefined;
  };
  const publishToAll = () => {
    events.publish('everybody', 'shop');
    return undefined;
  };
  const log = (db: Queries, request: FastifyRequest, kind: AuditKind, { id, name }: ProductName, details = {}) =>
    record(db, request, { kind, subject: { type: 'product', id, name }, details });

  return serve(catalogue, {
    products: ({ query }, { caller }) => listProducts(database, caller.id, query, images),
    product: async ({ params: { id } }, { caller }) => ({ product: await readProduct(database.read, caller, id, hasOrdered, images) }),
    wishlist: async (_, { caller }) => {
      const rows = await wishesOf(database.read, caller.id).where('products.is_hidden', '=', false).execute();
      return { products: rows.map((row) => toProduct(row, images)) };
    },
    wish: async ({ body: { productId } }, { caller }) => {
      await database.write((db) => createWish(db, caller.id, Number(productId)));
      return publish(caller.id);
    },
    unwish: async ({ params: { productId } }, { caller }) => {
      await database.write((db) => removeWish(db, caller.id, productId));
      return publish(caller.id);
    },
    restoreWish: async ({ params: { productId } }, { caller }) => {
      await database.write((db) => restoreWish(db, caller.id, productId));
      return publish(caller.id);
    },
    listWishes: async (_, { caller }) => ({
      products: (await wishesOf(database.read, caller.id).execute()).map((row) => toListed(row, images)),
    }),
    countWishes: async (_, { caller }) => ({ count: await countWishes(database.read, caller.id) }),
    putInCart: async ({ params: { productId }, body }, { caller, language }) => {
      await database.write((db) => setInCart(db, caller.id, productId, body, language));
      return publish(caller.id);
    },
    list: async ({ query }, { caller }) => {
      const [page, facets] = await Promise.all([listFiltered(database, caller, query, images), countFacets(database.read, caller, query)]);
      return { ...page, facets };
    },
    show: ({ params: { id } }, { caller }) => showProduct(database.read, caller, id, hasOrdered, images),
    add: async ({ body }, { request, language }) => {
      const { name, ...added } = await database.write(async (db) => {
        const product = await createProduct(db, body, language);
        await log(db, request, 'productAdded', product);
        return product;
      });
      publishToAll();
      return added;
    },
    edit: async ({ params: { id }, body }, { caller, request, language }) => {
      const edited = await database.write(async (db) => {
        const product = await updateProduct(db, id, body, language);
        const { fields, picture } = product;
        await images.remove(db, picture);
        if (fields.length > 0) await log(db, request, 'productEdited', product, { fields });
        return { isChanged: fields.length > 0, row: await findProduct(db, caller.id, id) };
      }, WRITE_LOCK);
      if (edited.isChanged) publishToAll();
      return { product: toShopProduct(edited.row, images) };
    },
    hide: async ({ params: { id }, body: { isHidden } }, { request }) => {
      await database.write(async (db) => {
        const product = await setHidden(db, id, isHidden);
        if (product) await log(db, request, isHidden ? 'productHidden' : 'productShown', product);
      });
      return publishToAll();
    },
    setStock: async ({ params: { id }, body }, { request }) => {
      await database.write(async (db) => {
        await setStock(db, id, body);
        const product = await findNamed(db, id);
        if (body.stock !== body.stockSeen) await log(db, request, 'productEdited', { id, ...product }, { fields: ['stock'] });
      });
      return publishToAll();
    },
    putPicture: async ({ params: { id }, body }, { caller, request }) => {
      // Before an unusable picture is read.
      await findNamed(database.read, id);
      await mustHaveAccount(database.read, caller.id);
      const prepared = await images.prepare(body, 'photo', caller.id);
      const picture = await database.write(async (db) => {
        const kept = await images.save(db, caller.id, prepared);
        const product = await changePicture(db, id, kept);
        await images.remove(db, product.former);
        await log(db, request, 'productEdited', product, { fields: ['picture'] });
        return kept;
      }, WRITE_LOCK);
      publishToAll();
      return { image: images.addressOf(picture) };
    },
    removePicture: async ({ params: { id } }, { request }) => {
      const image = await database.write(async (db) => {
        const product = await changePicture(db, id, null);
        await images.remove(db, product.former);
        if (product.former) await log(db, request, 'productEdited', product, { fields: ['picture'] });
        return product.image;
      }, WRITE_LOCK);
      publishToAll();
      return { image };
    },
  });
}

/** Pictures belong to an account. @throws {Problem} `forbidden` for commands on the server, which have no account */
async function mustHaveAccount(db: Queries, id: number): Promise<void> {
  if (!(await db.selectFrom('users').select('id').where('id', '=', id).executeTakeFirst())) throw new Problem('forbidden');
}
