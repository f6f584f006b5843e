// The catalogue's calls: those of the specification under /apps/ecommerce, our own under /api/shop. Apart from the cart's calls, which are
// part of every screen's bundle.
import { endpoint } from '#kit/contract.ts';
import { Body, Default, Id, Nothing, Paging, SearchText, Type } from '#kit/schema.ts';
import { ByProduct, MAX_QTY, ProductNumber, productColors, productFields } from './contract.ts';
import { AddedProduct, EditedProduct, Facets, ListedProduct, Product, SentStock, ShopProduct } from './entities.ts';
import { productsQuery } from './listQuery.ts';

const ById = Type.Object({ id: Id() });
const Added = Type.Object({ id: Type.Integer(), slug: Type.String() });
const Found = Type.Object({ product: ShopProduct });

export const catalogue = {
  products: endpoint('GET /apps/ecommerce/products', {
    access: 'signedIn',
    summary: 'A page of the products whose name contains «q», and all that the caller has in wishlist and cart',
    query: Type.Object({
      q: SearchText(),
      sortBy: Default(Type.Enum(['featured', 'price-asc', 'price-desc', '']), 'featured'),
      ...Paging,
      perPage: Default(Type.Integer({ minimum: 1, maximum: 100 }), 9),
    }),
    reply: Type.Object({
      products: Type.Array(Product),
      total: Type.Integer(),
      userWishlist: Type.Array(Type.Object({ id: Type.Integer(), productId: Type.Integer() })),
      userCart: Type.Array(Type.Object({ id: Type.Integer(), productId: Type.Integer(), qty: Type.Integer() })),
    }),
  }),
  product: endpoint('GET /apps/ecommerce/products/:id', {
    access: 'signedIn',
    summary: 'One product',
    params: ById,
    reply: Type.Object({ product: Type.Object({ ...Product.properties, colorOptions: Type.Array(Type.String()) }) }),
  }),
  wishlist: endpoint('GET /apps/ecommerce/wishlist', {
    access: 'signedIn',
    summary: 'What the caller wishes for, the last first',
    reply: Type.Object({ products: Type.Array(Type.Object({ ...productFields, isInCart: Type.Boolean() })) }),
  }),
  wish: endpoint('POST /apps/ecommerce/wishlist', {
    access: 'signedIn',
    summary: 'Wish for a product; what is wished for already stays as it is',
    body: Body({ productId: ProductNumber }),
    reply: Nothing,
    status: 201,
  }),
  unwish: endpoint('DELETE /apps/ecommerce/wishlist/:productId', {
    access: 'signedIn',
    summary: 'Wish for a product no more; for ten minutes it can be undone',
    params: ByProduct,
    reply: Nothing,
  }),
  restoreWish: endpoint('POST /api/shop/wishlist/:productId/restore', {
    access: 'signedIn',
    effect: 'changes',
    summary: 'Wish again for what was taken off the list less than ten minutes ago, in its old place',
    params: ByProduct,
    reply: Nothing,
  }),
  listWishes: endpoint('GET /api/shop/wishlist', {
    access: 'signedIn',
    summary: 'The wishlist with stock; what the shop shows no more is marked as hidden',
    reply: Type.Object({ products: Type.Array(ListedProduct) }),
  }),
  countWishes: endpoint('GET /api/shop/wishlist/count', {
    access: 'signedIn',
    summary: 'How much the caller wishes for, with what is hidden by now: as many as /api/shop/wishlist lists',
    reply: Type.Object({ count: Type.Integer() }),
  }),
  putInCart: endpoint('PUT /api/shop/cart/:productId', {
    access: 'signedIn',
    summary: 'Have so many of a product in the cart, in a colour that it comes in; it is added where it is not in there yet',
    params: ByProduct,
    body: Body({ qty: Type.Integer({ minimum: 1, maximum: MAX_QTY }), color: Type.Optional(Type.Enum([...productColors])) }),
    reply: Nothing,
  }),
  list: endpoint('GET /api/shop/products', {
    access: 'signedIn',
    summary: 'A page of the products that pass all filters, and how many each filter would leave. «rating» is the least',
    query: productsQuery,
    reply: Type.Object({ products: Type.Array(ListedProduct), total: Type.Integer(), facets: Facets }),
  }),
  show: endpoint('GET /api/shop/products/:id', {
    access: 'signedIn',
    summary:
      'A product in full, and up to eight others, those of its category first; a hidden product is shown to admins and to users who have it in their cart, wishlist or orders',
    params: ById,
    reply: Type.Object({ product: ShopProduct, related: Type.Array(ListedProduct) }),
  }),
  add: endpoint('POST /api/shop/products', {
    access: 'admin',
    summary: 'Add a product; its address is made of its name',
    body: AddedProduct,
    reply: Added,
    status: 201,
  }),
  edit: endpoint('PUT /api/shop/products/:id', {
    access: 'admin',
    summary: 'Change a product, unless another user has changed it since “version”; a new “drawing” replaces its picture',
    params: ById,
    body: EditedProduct,
    reply: Found,
  }),
  hide: endpoint('PUT /api/shop/products/:id/hidden', {
    access: 'admin',
    effect: 'changes',
    summary: 'Take a product out of the shop, or show it again; orders keep what they are',
    params: ById,
    body: Body({ isHidden: Type.Boolean() }),
    reply: Nothing,
  }),
  setStock: endpoint('PUT /api/shop/products/:id/stock', {
    access: 'admin',
    effect: 'changes',
    summary: 'Say how many there are, unless it is no longer «stockSeen»',
    params: ById,
    body: SentStock,
    reply: Nothing,
  }),
  putPicture: endpoint('PUT /api/shop/products/:id/picture', {
    access: 'admin',
    summary: 'Set the picture of a product: PNG, JPEG, WebP, GIF or AVIF of at most 5 MiB, re-encoded',
    params: ById,
    body: 'stream',
    reply: Type.Object({ image: Type.String() }),
  }),
  removePicture: endpoint('DELETE /api/shop/products/:id/picture', {
    access: 'admin',
    summary: 'Take the picture away; the drawing stands for it again',
    params: ById,
    reply: Type.Object({ image: Type.String() }),
  }),
};
