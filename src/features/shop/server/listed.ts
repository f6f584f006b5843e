// Products in lists, with the user's wishlist and cart.
import { type Selectable, sql } from 'kysely';
import type { Queries } from '#kit/server/database/database.ts';
import type { Images } from '#kit/server/images.ts';
import type { ListedProduct, Product } from '../entities.ts';
import { type ProductsTable, pictureOf } from './tables.ts';

export type Addresses = Pick<Images, 'addressOf'>;

/** The columns of a list. */
const listedColumns = [
  ...(['id', 'slug', 'name', 'brand', 'category', 'description', 'price', 'image', 'picture_id'] as const),
  ...(['has_free_shipping', 'rating', 'stock', 'is_hidden'] as const),
] as const;

type ListedRow = Pick<Selectable<ProductsTable>, (typeof listedColumns)[number]> & { wish: number | null; cart: number | null };

/** Products joined with the user's wishlist and cart rows (`wish` and `cart`). */
export function productsFor(db: Queries, userId: number) {
  return db
    .selectFrom('products')
    .leftJoin('wishlist_items', (join) =>
      join
        .onRef('wishlist_items.product_id', '=', 'products.id')
        .on('wishlist_items.user_id', '=', userId)
        .on('wishlist_items.removed_at', 'is', null),
    )
    .leftJoin('cart_items', (join) =>
      join.onRef('cart_items.product_id', '=', 'products.id').on('cart_items.user_id', '=', userId).on('cart_items.removed_at', 'is', null),
    )
    .select(listedColumns.map((column) => `products.${column}` as const))
    .select(['wishlist_items.id as wish', 'cart_items.id as cart']);
}

/** The specification's product. */
export function toProduct({ wish, cart, ...row }: ListedRow, images: Addresses): Product {
  return {
    id: row.id,
    name: row.name,
    slug: `${row.slug}-${row.id}`,
    description: row.description,
    brand: row.brand,
    price: row.price,
    image: pictureOf(row, images),
    hasFreeShipping: row.has_free_shipping,
    rating: row.rating,
    isInWishlist: wish !== null,
    isInCart: cart !== null,
  };
}

/** With the fields of our own screens. */
export function toListed(row: ListedRow, images: Addresses): ListedProduct {
  return { ...toProduct(row, images), category: row.category, stock: row.stock, isHidden: row.is_hidden };
}

/** Up to eight other visible products: those of the same category first, then the best rated. */
export async function listRelated(
  db: Queries,
  userId: number,
  { id, category }: { id: number; category: string },
  images: Addresses,
): Promise<ListedProduct[]> {
  const rows = await productsFor(db, userId)
    .where('products.is_hidden', '=', false)
    .where('products.id', '!=', id)
    .orderBy(sql`case when ${sql.ref('products.category')} = ${category} then 0 else 1 end`)
    .orderBy('products.rating', 'desc')
    .orderBy('products.id', 'desc')
    .limit(8)
    .execute();
  return rows.map((row) => toListed(row, images));
}
