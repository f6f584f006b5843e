// The shop's calls: those of the specification under /apps/ecommerce, ours under /api/shop.
import { Unsafe } from 'typebox';
import { endpoint } from '#kit/contract.ts';
import { Body, Id, Instant, Nothing, type Static, Type } from '#kit/schema.ts';

/** How many of one product a cart takes. */
export const MAX_QTY = 999;

/** The colours that products come in, as the specification names them. */
export const productColors = ['primary', 'success', 'warning', 'danger', 'info'] as const;
export type ProductColor = (typeof productColors)[number];

/** A product as every list of the shop shows it. */
export const productFields = {
  id: Type.Integer(),
  name: Type.String(),
  /** Words of the name, and the id behind the last dash. */
  slug: Type.String(),
  description: Type.String(),
  brand: Type.String(),
  price: Type.Number(),
  image: Type.String(),
  hasFreeShipping: Type.Boolean(),
  rating: Type.Integer(),
};

/** A product in the caller's cart. */
export const CartItem = Type.Object({
  ...productFields,
  isInWishlist: Type.Boolean(),
  qty: Type.Integer(),
  shippingDate: Instant(),
  offers: Type.Integer(),
  discountPercentage: Type.Integer(),
  /** False where the shop shows it no more: it cannot be ordered. */
  isAvailable: Type.Optional(Type.Boolean()),
  /** How many the shop has. */
  stock: Type.Optional(Type.Integer()),
  /** The one that was chosen, where one was. */
  color: Type.Optional(Type.Enum([...productColors])),
});
export type CartItem = Static<typeof CartItem>;

/** `gone`: the shop shows it no more; `soldOut`: there is none left; `few`: there are fewer than that. */
export type CartFault = 'gone' | 'soldOut' | 'few';

/** Why a product cannot be ordered as it stands in the cart; undefined where it can. */
export function faultInCart({ isAvailable, stock, qty }: Pick<CartItem, 'isAvailable' | 'stock' | 'qty'>): CartFault | undefined {
  if (isAvailable === false) return 'gone';
  if (stock === 0) return 'soldOut';
  return stock !== undefined && stock < qty ? 'few' : undefined;
}

/** A product's number in a body; screens that cut it from an address send it as text. */
export const ProductNumber = Unsafe<number | string>({
  type: ['integer', 'string'],
  minimum: 1,
  maximum: Number.MAX_SAFE_INTEGER,
  pattern: '^[1-9][0-9]{0,14}$',
});

export const ByProduct = Type.Object({ productId: Id() });

export const shop = {
  readCart: endpoint('GET /apps/ecommerce/cart', {
    access: 'signedIn',
    summary: "The contents of the caller's cart, most recently added first",
    reply: Type.Object({ products: Type.Array(CartItem) }),
  }),
  addToCart: endpoint('POST /apps/ecommerce/cart', {
    access: 'signedIn',
    summary: 'Add one unit of a product to the cart; a product already in it stays as it is',
    body: Body({ productId: ProductNumber }),
    reply: Nothing,
    status: 201,
  }),
  removeFromCart: endpoint('DELETE /apps/ecommerce/cart/:productId', {
    access: 'signedIn',
    summary: 'Remove a product from the cart',
    params: ByProduct,
    reply: Nothing,
  }),
  changeQty: endpoint('PATCH /api/shop/cart/:productId', {
    access: 'signedIn',
    effect: 'keeps',
    summary: 'Set the quantity of a product in the cart',
    params: ByProduct,
    body: Body({ qty: Type.Integer({ minimum: 1, maximum: MAX_QTY }) }),
    reply: Nothing,
  }),
  restoreToCart: endpoint('POST /api/shop/cart/:productId/restore', {
    access: 'signedIn',
    effect: 'keeps',
    summary: 'Restore a product that was removed less than ten minutes ago',
    params: ByProduct,
    reply: Nothing,
  }),
};
