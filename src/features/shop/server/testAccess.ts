// The access table of this feature: who may make each call, and whose data it reads or changes.
import { type AccessTable, adminOnly, type Owner, type OwnRequest, own, ownerOnly, shared } from '#kit/server/testing/testAccess.ts';

/** A product on the wish list: the one at this position in the shop. */
const onWishList =
  (position: number, isRemoved = false) =>
  async ({ call, database }: Owner): Promise<OwnRequest> => {
    const productId = await productAt(database, position);
    await call('POST /apps/ecommerce/wishlist', { productId });
    if (isRemoved) await call(`DELETE /apps/ecommerce/wishlist/${productId}`);
    return { params: { productId } };
  };

/** A product in the cart: the one at this position in the shop. */
const inCart =
  (position: number, body?: object, isRemoved = false) =>
  async ({ call, database }: Owner): Promise<OwnRequest> => {
    const productId = await productAt(database, position);
    await call('POST /apps/ecommerce/cart', { productId });
    if (isRemoved) await call(`DELETE /apps/ecommerce/cart/${productId}`);
    return { params: { productId }, ...(body && { body }) };
  };

async function productAt({ read }: Owner['database'], position: number): Promise<number> {
  return (await read.selectFrom('products').select('id').orderBy('id').offset(position).limit(1).executeTakeFirstOrThrow()).id;
}

export const shopAccess: AccessTable = {
  'GET /apps/ecommerce/cart': own,
  'POST /apps/ecommerce/cart': own,
  'DELETE /apps/ecommerce/cart/{productId}': ownerOnly(inCart(3)),
  'PATCH /api/shop/cart/{productId}': ownerOnly(inCart(4, { qty: 2 })),
  'POST /api/shop/cart/{productId}/restore': ownerOnly(inCart(5, undefined, true)),
  'PUT /api/shop/cart/{productId}': own,
  'GET /apps/ecommerce/products': own,
  'GET /apps/ecommerce/products/{id}': shared,
  'GET /apps/ecommerce/wishlist': own,
  'POST /apps/ecommerce/wishlist': own,
  'DELETE /apps/ecommerce/wishlist/{productId}': ownerOnly(onWishList(7)),
  'POST /api/shop/wishlist/{productId}/restore': ownerOnly(onWishList(8, true)),
  'GET /api/shop/wishlist': own,
  'GET /api/shop/wishlist/count': own,
  'GET /api/shop/products': own,
  'GET /api/shop/products/{id}': shared,
  'POST /api/shop/products': adminOnly,
  'PUT /api/shop/products/{id}': adminOnly,
  'PUT /api/shop/products/{id}/hidden': adminOnly,
  'PUT /api/shop/products/{id}/stock': adminOnly,
  'PUT /api/shop/products/{id}/picture': adminOnly,
  'DELETE /api/shop/products/{id}/picture': adminOnly,
};
