// The access table of this feature: who may make each call, and whose data it reads or changes.
import { type AccessTable, byId, type Owner, type OwnRequest, own, ownerAndAdmins, ownerOnly } from '#kit/server/testing/testAccess.ts';

const anAddress = {
  ...{ fullName: 'Ana Prado', mobile: '(61) 95550-0142', street: 'Rua das Acácias, 12', landmark: '', city: 'Brasília' },
  ...{ cep: '70160-900', uf: 'DF', kind: 'work' },
};

const address =
  (body?: object, isRemoved = false) =>
  async ({ call }: Owner): Promise<OwnRequest> => {
    const { id } = (await call('POST /api/addresses', anAddress)).json();
    if (isRemoved) await call(`DELETE /api/addresses/${id}`);
    return byId({ id }, body);
  };

/** The body that orders a new cart of the owner, to an address of the owner. */
const checkout = async (owner: Owner) => {
  const product = await owner.database.read.selectFrom('products').select('id').orderBy('id').offset(6).limit(1).executeTakeFirstOrThrow();
  await owner.call('POST /apps/ecommerce/cart', { productId: product.id });
  const { products } = (await owner.call('GET /apps/ecommerce/cart')).json();
  const items = products.map(({ id, qty, price, discountPercentage }: Record<string, number>) => ({
    ...{ productId: id, qty, priceCents: Math.round((price ?? 0) * 100), discountPercentage },
  }));
  const { params } = await address()(owner);
  return { key: crypto.randomUUID(), items, addressId: params?.id, method: 'empenho', reference: '2026NE000123' };
};

const order =
  (body?: object) =>
  async (owner: Owner): Promise<OwnRequest> =>
    byId((await owner.call('POST /api/orders', await checkout(owner))).json(), body);

export const ordersAccess: AccessTable = {
  'GET /api/orders': own,
  'GET /api/orders/export': own,
  'POST /api/orders': ownerOnly(async (owner) => ({ body: await checkout(owner) })),
  'GET /api/orders/checkout': own,
  'PUT /api/orders/checkout': own,
  'GET /api/orders/{id}': ownerAndAdmins(order()),
  'PUT /api/orders/{id}/state': ownerAndAdmins(order({ state: 'cancelado', reason: 'Pedido em dobro.' })),
  'POST /api/orders/{id}/buy-again': ownerAndAdmins(order()),
  'GET /api/addresses': own,
  'POST /api/addresses': own,
  'PUT /api/addresses/{id}': ownerOnly(address(anAddress)),
  'DELETE /api/addresses/{id}': ownerOnly(address()),
  'POST /api/addresses/{id}/restore': ownerOnly(address(undefined, true)),
};
