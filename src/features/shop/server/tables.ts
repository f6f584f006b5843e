import type { Generated } from 'kysely';

declare module '#kit/server/database/database.ts' {
  interface Tables {
    products: ProductsTable;
    cart_items: CartItemsTable;
    wishlist_items: WishlistItemsTable;
  }
}

export interface ProductsTable {
  id: Generated<number>;
  /** Words of its address, without the number at the end. */
  slug: string;
  name: string;
  brand: string;
  category: string;
  description: string;
  price: number;
  /** The address of its picture. */
  image: string;
  has_free_shipping: boolean;
  /** 1 to 5 stars. */
  rating: number;
  stock: number;
}

export interface CartItemsTable {
  id: Generated<number>;
  user_id: number;
  product_id: number;
  qty: number;
  /** How many days after an order it arrives. */
  shipping_days: number;
  offers: number;
  discount_percentage: number;
  added_at: string;
  /** Null while it is in the cart. */
  removed_at: string | null;
}

export interface WishlistItemsTable {
  id: Generated<number>;
  user_id: number;
  product_id: number;
  added_at: string;
}
