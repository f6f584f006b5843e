// The catalogue's calls: those of the specification under /apps/ecommerce, ours under /api/shop. Apart from the cart's, which every
// screen needs at once.
import { endpoint } from '#kit/contract.ts';
import { Body, Default, Flag, Id, Integer, List, Nothing, OneOf, Optional, Paging, SearchText, Shape, Text } from '#kit/schema.ts';
import { ByProduct, MAX_QTY, ProductNumber, productColors, productFields } from './contract.ts';
import { AddedProduct, EditedProduct, Facets, ListedProduct, Product, SentStock, ShopProduct } from './entities.ts';
import { productsQuery } from './listQuery.ts';

const ById = Shape({ id: Id() });
const Added = Shape({ id: Integer(), slug: Text() });
const Found = Shape({ product: ShopProduct });

export const catalogue = {
  products: endpoint('GET /apps/ecommerce/products', {
    access: 'signedIn',
    summary: 'A page of the products whose name contains «q», and all that the caller has in wishlist and cart',
    query: Shape({
      q: SearchText(),
      sortBy: Default(OneOf(['featured', 'price-asc', 'price-desc', '']), 'featured'),
      ...Paging,
      perPage: Default(Integer({ minimum: 1, maximum: 100 }), 9),
    }),
    reply: Shape({
      products: List(Product),
      total: Integer(),
      userWishlist: List(Shape({ id: Integer(), productId: Integer() })),
      userCart: List(Shape({ id: Integer(), productId: Integer(), qty: Integer() })),
    }),
  }),
  product: endpoint('GET /apps/ecommerce/products/:id', {
    access: 'signedIn',
    summary: 'One product',
    params: ById,
    reply: Shape({ product: Shape({ ...Product.properties, colorOptions: List(Text()) }) }),
  }),
  wishlist: endpoint('GET /apps/ecommerce/wishlist', {
    access: 'signedIn',
    summary: 'What the caller wishes for, the last first',
    reply: Shape({ products: List(Shape({ ...productFields, isInCart: Flag() })) }),
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
    effect: 'keeps',
    summary: 'Wish again for what was taken off the list less than ten minutes ago, in its old place',
    params: ByProduct,
    reply: Nothing,
  }),
  listWishes: endpoint('GET /api/shop/wishlist', {
    access: 'signedIn',
    summary: 'The wishlist with stock; what the shop shows no more is marked as hidden',
    reply: Shape({ products: List(ListedProduct) }),
  }),
  countWishes: endpoint('GET /api/shop/wishlist/count', {
    access: 'signedIn',
    summary: 'How much the caller wishes for, with what is hidden by now: as many as /api/shop/wishlist lists',
    reply: Shape({ count: Integer() }),
  }),
  putInCart: endpoint('PUT /api/shop/cart/:productId', {
    access: 'signedIn',
    summary: 'Have so many of a product in the cart, in a colour that it comes in; it is added where it is not in there yet',
    params: ByProduct,
    body: Body({ qty: Integer({ minimum: 1, maximum: MAX_QTY }), color: Optional(OneOf([...productColors])) }),
    reply: Nothing,
  }),
  list: endpoint('GET /api/shop/products', {
    access: 'signedIn',
    summary: 'A page of the products that pass all filters, and how many each filter would leave. «rating» is the least',
    query: productsQuery,
    reply: Shape({ products: List(ListedProduct), total: Integer(), facets: Facets }),
  }),
  show: endpoint('GET /api/shop/products/:id', {
    access: 'signedIn',
    summary:
      'A product in full, and up to eight others, those of its category first; a hidden product is shown to admins and to users who have it in their cart, wishlist or orders',
    params: ById,
    reply: Shape({ product: ShopProduct, related: List(ListedProduct) }),
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
    effect: 'keeps',
    summary: 'Take a product out of the shop, or show it again; orders keep what they are',
    params: ById,
    body: Body({ isHidden: Flag() }),
    reply: Nothing,
  }),
  setStock: endpoint('PUT /api/shop/products/:id/stock', {
    access: 'admin',
    effect: 'keeps',
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
    reply: Shape({ image: Text() }),
  }),
  removePicture: endpoint('DELETE /api/shop/products/:id/picture', {
    access: 'admin',
    summary: 'Take the picture away; the drawing stands for it again',
    params: ById,
    reply: Shape({ image: Text() }),
  }),
};
