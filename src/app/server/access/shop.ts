// Who may call what of the shop, the cart and the orders.
import { admin, house, idOf, type Owner, own, ownersAlone, ownersAndAdmins, type Parts, type Row } from './row.ts';

/** A product that is wished for: the one of that place in the shop. */
const wishedFor =
  (place: number, isRemoved = false) =>
  async ({ call, database }: Owner): Promise<Parts> => {
    const { id } = await database.read.selectFrom('products').select('id').orderBy('id').offset(place).limit(1).executeTakeFirstOrThrow();
    await call('POST /apps/ecommerce/wishlist', { productId: id });
    if (isRemoved) await call(`DELETE /apps/ecommerce/wishlist/${id}`);
    return { params: { productId: id } };
  };

/** A product in the cart: the one of that place in the shop. */
const inCart =
  (place: number, body?: object, isRemoved = false) =>
  async ({ call, database }: Owner): Promise<Parts> => {
    const { id } = await database.read.selectFrom('products').select('id').orderBy('id').offset(place).limit(1).executeTakeFirstOrThrow();
    await call('POST /apps/ecommerce/cart', { productId: id });
    if (isRemoved) await call(`DELETE /apps/ecommerce/cart/${id}`);
    return { params: { productId: id }, ...(body && { body }) };
  };

const somewhere = {
  ...{ fullName: 'Ana Prado', mobile: '(61) 95550-0142', street: 'Rua das Acácias, 12', landmark: '', city: 'Brasília' },
  ...{ cep: '70160-900', uf: 'DF', kind: 'work' },
};

const address =
  (body?: object, isRemoved = false) =>
  async ({ call }: Owner): Promise<Parts> => {
    const { id } = (await call('POST /api/addresses', somewhere)).json();
    if (isRemoved) await call(`DELETE /api/addresses/${id}`);
    return idOf({ id }, body);
  };

/** What orders the owner's cart, to an address of theirs. */
const orderOf = async (owner: Owner) => {
  await inCart(6)(owner);
  const { products } = (await owner.call('GET /apps/ecommerce/cart')).json();
  const items = products.map(({ id, qty, price, discountPercentage }: Record<string, number>) => ({
    ...{ productId: id, qty, priceCents: Math.round((price ?? 0) * 100), discountPercentage },
  }));
  const { params } = await address()(owner);
  return { key: crypto.randomUUID(), items, addressId: params?.id, method: 'empenho', reference: '2026NE000123' };
};

const order =
  (body?: object) =>
  async (owner: Owner): Promise<Parts> =>
    idOf((await owner.call('POST /api/orders', await orderOf(owner))).json(), body);

export const shopAccess: Record<string, Row> = {
  'GET /apps/ecommerce/cart': own,
  'POST /apps/ecommerce/cart': own,
  'DELETE /apps/ecommerce/cart/{productId}': ownersAlone(inCart(3)),
  'PATCH /api/shop/cart/{productId}': ownersAlone(inCart(4, { qty: 2 })),
  'POST /api/shop/cart/{productId}/restore': ownersAlone(inCart(5, undefined, true)),
  'PUT /api/shop/cart/{productId}': own,
  'GET /apps/ecommerce/products': own,
  'GET /apps/ecommerce/products/{id}': house,
  'GET /apps/ecommerce/wishlist': own,
  'POST /apps/ecommerce/wishlist': own,
  'DELETE /apps/ecommerce/wishlist/{productId}': ownersAlone(wishedFor(7)),
  'POST /api/shop/wishlist/{productId}/restore': ownersAlone(wishedFor(8, true)),
  'GET /api/shop/wishlist': own,
  'GET /api/shop/wishlist/count': own,
  'GET /api/shop/products': own,
  'GET /api/shop/products/{id}': house,
  'POST /api/shop/products': admin,
  'PUT /api/shop/products/{id}': admin,
  'PUT /api/shop/products/{id}/hidden': admin,
  'PUT /api/shop/products/{id}/stock': admin,
  'PUT /api/shop/products/{id}/picture': admin,
  'DELETE /api/shop/products/{id}/picture': admin,

  'GET /api/orders': own,
  'GET /api/orders/export': own,
  'POST /api/orders': ownersAlone(async (owner) => ({ body: await orderOf(owner) })),
  'GET /api/orders/checkout': own,
  'PUT /api/orders/checkout': own,
  'GET /api/orders/{id}': ownersAndAdmins(order()),
  'PUT /api/orders/{id}/state': ownersAndAdmins(order({ state: 'cancelado', reason: 'Pedido em dobro.' })),
  'POST /api/orders/{id}/buy-again': ownersAndAdmins(order()),
  'GET /api/addresses': own,
  'POST /api/addresses': own,
  'PUT /api/addresses/{id}': ownersAlone(address(somewhere)),
  'DELETE /api/addresses/{id}': ownersAlone(address()),
  'POST /api/addresses/{id}/restore': ownersAlone(address(undefined, true)),
};
