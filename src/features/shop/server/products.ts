// Lists of products, and single products.
import type { Selectable } from 'kysely';
import { notFound } from '#kit/errors.ts';
import type { Static } from '#kit/schema.ts';
import type { Database, Queries } from '#kit/server/database/database.ts';
import type { Caller } from '#kit/server/http/caller.ts';
import { isLike, likePart } from '#kit/server/text/contains.ts';
import type { catalogue } from '../catalogueContract.ts';
import { productColors } from '../contract.ts';
import type { ListedProduct, Product, ShopProduct } from '../entities.ts';
import { filterProducts, type ProductFilters, type ProductOrder, sortProducts } from './filters.ts';
import { type Addresses, listRelated, productsFor, toListed, toProduct } from './listed.ts';
import type { ProductsTable } from './tables.ts';

type PageQuery = { page: number; perPage: number };

/** The specification adds the whole wishlist and cart to every page. */
type OwnLists = Pick<Static<typeof catalogue.products.reply>, 'userWishlist' | 'userCart'>;

/** A page in the specification's format: products whose name contains `q`. */
export async function listProducts(
  { read }: Database,
  userId: number,
  { q, sortBy, page, perPage }: PageQuery & { q: string; sortBy: ProductOrder | '' },
  images: Addresses,
): Promise<{ products: Product[]; total: number } & OwnLists> {
  const part = likePart(q);
  const shown = read
    .selectFrom('products')
    .where('is_hidden', '=', false)
    .$if(part !== '', (query) => query.where(({ ref }) => isLike(ref('name_key'), `%${part}%`)));
  const [rows, { total }, own] = await Promise.all([
    sortProducts(productsFor(read, userId), sortBy || 'featured')
      .where(
        'products.id',
        'in',
        sortProducts(shown.select('id'), sortBy || 'featured')
          .limit(perPage)
          .offset((page - 1) * perPage),
      )
      .execute(),
    shown.select(({ fn }) => fn.countAll<number>().as('total')).executeTakeFirstOrThrow(),
    readOwn(read, userId),
  ]);
  return { products: rows.map((row) => toProduct(row, images)), total, ...own };
}

async function readOwn(db: Queries, userId: number): Promise<OwnLists> {
  const of = { user_id: userId };
  const [wishes, items] = await Promise.all([
    db
      .selectFrom('wishlist_items')
      .select(['id', 'product_id as productId'])
      .where('user_id', '=', of.user_id)
      .where('removed_at', 'is', null)
      .orderBy('id')
      .execute(),
    db
      .selectFrom('cart_items')
      .select(['id', 'product_id as productId', 'qty'])
      .where('user_id', '=', of.user_id)
      .where('removed_at', 'is', null)
      .orderBy('id')
      .execute(),
  ]);
  return { userWishlist: wishes, userCart: items };
}

/** A page of the products that match all filters. */
export async function listFiltered(
  { read }: Database,
  caller: Caller,
  filters: ProductFilters & PageQuery & { sort: ProductOrder },
  images: Addresses,
): Promise<{ products: ListedProduct[]; total: number }> {
  const { page, perPage, sort } = filters;
  const passing = filterProducts(read, caller, filters);
  const [rows, { total }] = await Promise.all([
    sortProducts(productsFor(read, caller.id), sort)
      .where(
        'products.id',
        'in',
        sortProducts(passing.select('id'), sort)
          .limit(perPage)
          .offset((page - 1) * perPage),
      )
      .execute(),
    passing.select(({ fn }) => fn.countAll<number>().as('total')).executeTakeFirstOrThrow(),
  ]);
  return { products: rows.map((row) => toListed(row, images)), total };
}

/** Whether an account has ever ordered a product; implemented by the app. */
export type HasOrdered = (db: Queries, userId: number, productId: number) => Promise<boolean>;

/** A product in the specification's format. @throws {Problem} `not-found`, also if it is hidden from the caller */
export async function readProduct(db: Queries, caller: Caller, id: number, hasOrdered: HasOrdered, images: Addresses) {
  const row = await findVisibleProduct(db, caller, id, hasOrdered);
  return { ...toProduct(row, images), colorOptions: [...productColors] };
}

/** A product with all fields, and related ones. @throws {Problem} `not-found`, also if it is hidden from the caller */
export async function showProduct(
  db: Queries,
  caller: Caller,
  id: number,
  hasOrdered: HasOrdered,
  images: Addresses,
): Promise<{ product: ShopProduct; related: ListedProduct[] }> {
  const row = await findVisibleProduct(db, caller, id, hasOrdered);
  return { product: toShopProduct(row, images), related: await listRelated(db, caller.id, row, images) };
}

async function findVisibleProduct(db: Queries, caller: Caller, id: number, hasOrdered: HasOrdered) {
  const row = await findProduct(db, caller.id, id);
  const isAtHand = !row.is_hidden || caller.isAdmin || row.wish !== null || row.cart !== null;
  if (!isAtHand && !(await hasOrdered(db, caller.id, id))) notFound();
  return row;
}

/** A product, hidden or not, with the user's wishlist and cart. @throws {Problem} `not-found` */
export async function findProduct(db: Queries, userId: number, id: number) {
  const row = await productsFor(db, userId)
    .select(['products.colors', 'products.version', 'products.updated_at'])
    .where('products.id', '=', id)
    .executeTakeFirst();
  return row ?? notFound();
}

type ProductRow = Awaited<ReturnType<typeof findProduct>>;

export function toShopProduct(row: ProductRow, images: Addresses): ShopProduct {
  return {
    ...toListed(row, images),
    colorOptions: row.colors,
    drawing: drawingOf(row),
    hasOwnPicture: row.picture_id !== null,
    updatedAt: row.updated_at,
    version: row.version,
  };
}

/** `/shop/cadeira.svg` → `cadeira` */
function drawingOf({ image }: Pick<Selectable<ProductsTable>, 'image'>): string {
  return /([^/]+)\.svg$/.exec(image)?.[1] ?? '';
}
