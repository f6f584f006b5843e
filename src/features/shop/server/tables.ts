import { createHash } from 'node:crypto';
import type { ColumnType, Generated } from 'kysely';
import type { Images } from '#kit/server/images.ts';
import type { Busca } from '#kit/server/text/contains.ts';
import type { ProductColor } from '../contract.ts';
import type { Category } from '../listQuery.ts';

declare module '#kit/server/database/database.ts' {
  interface Tables {
    products: ProductsTable;
    cart_items: CartItemsTable;
    wishlist_items: WishlistItemsTable;
  }
}

export interface ProductsTable {
  id: Generated<number>;
  /** The slug without the id at the end. */
  slug: string;
  name: string;
  brand: string;
  category: Category;
  description: string;
  price: number;
  /** URL of the drawing that is shown if there is no picture. */
  image: string;
  has_free_shipping: boolean;
  /** 1 to 5 stars. */
  rating: number;
  stock: number;
  busca: Busca;
  /** The folded name; like `busca`, null until rows of an older version are filled. */
  name_key: Busca;
  /** Shown to admins only, and not for sale. */
  is_hidden: Generated<boolean>;
  /** The uploaded picture. */
  picture_id: Generated<string | null>;
  /** At least one. */
  colors: ColumnType<ProductColor[], string | undefined, string>;
  version: Generated<number>;
  updated_at: Generated<string>;
}

/** URL of a product's picture, or of its drawing. */
export function pictureOf({ image, picture_id }: { image: string; picture_id: string | null }, images: Pick<Images, 'addressOf'>): string {
  return images.addressOf(picture_id) ?? image;
}

export interface CartItemsTable {
  id: Generated<number>;
  user_id: number;
  product_id: number;
  qty: number;
  /** Days from order to arrival. */
  shipping_days: number;
  offers: number;
  discount_percentage: number;
  added_at: string;
  /** Null while it is in the cart. */
  removed_at: string | null;
  /** Null if none was chosen. */
  color: Generated<ProductColor | null>;
}

/**
 * Pseudo-random values of a cart item, within the specification's bounds. The same for the same user and product, else adding it repeatedly
 * would yield the highest discount.
 */
export function randomOfferFor(userId: number, productId: number) {
  const [days = 0, offers = 0, discount = 0] = createHash('sha256').update(`${userId}:${productId}`).digest();
  return { shipping_days: 1 + (days % 8), offers: 1 + (offers % 4), discount_percentage: 3 + (discount % 18) };
}

export interface WishlistItemsTable {
  id: Generated<number>;
  user_id: number;
  product_id: number;
  added_at: string;
  /** Null while it is on the wishlist. */
  removed_at: Generated<string | null>;
}
