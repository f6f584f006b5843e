// The cart's calls: those of the specification under /apps/ecommerce, our own under /api/shop.
import { Unsafe } from 'typebox';
import { endpoint } from '#kit/contract.ts';
import { Body, Id, Instant, Nothing, type Static, Type } from '#kit/schema.ts';

/** Maximum quantity of a product in a cart. */
export const MAX_QTY = 999;

/** The colours of products, as the specification names them. */
export const productColors = ['primary', 'success', 'warning', 'danger', 'info'] as const;
export type ProductColor = (typeof productColors)[number];

/** The fields of a product in every list. */
export const productFields = {
  id: Type.Integer(),
  name: Type.String(),
  /** Words of the name, a hyphen, and the id. */
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
  /** False if the shop no longer shows it: it cannot be ordered. */
  isAvailable: Type.Optional(Type.Boolean()),
  /** Units in stock. */
  stock: Type.Optional(Type.Integer()),
  /** The chosen colour, if any. */
  color: Type.Optional(Type.Enum([...productColors])),
});
export type CartItem = Static<typeof CartItem>;

/** `gone`: no longer shown; `soldOut`: out of stock; `few`: fewer in stock than in the cart. */
export type CartFault = 'gone' | 'soldOut' | 'few';

/** Why a product in the cart cannot be ordered; undefined if it can. */
export function faultInCart({ isAvailable, stock, qty }: Pick<CartItem, 'isAvailable' | 'stock' | 'qty'>): CartFault | undefined {
  if (isAvailable === false) return 'gone';
  if (stock === 0) return 'soldOut';
  return stock !== undefined && stock < qty ? 'few' : undefined;
}

/** A product's id in a body; screens that take it from a URL send it as text. */
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
    effect: 'changes',
    summary: 'Set the quantity of a product in the cart',
    params: ByProduct,
    body: Body({ qty: Type.Integer({ minimum: 1, maximum: MAX_QTY }) }),
    reply: Nothing,
  }),
  restoreToCart: endpoint('POST /api/shop/cart/:productId/restore', {
    access: 'signedIn',
    effect: 'changes',
    summary: 'Restore a product that was removed less than ten minutes ago',
    params: ByProduct,
    reply: Nothing,
  }),
};
