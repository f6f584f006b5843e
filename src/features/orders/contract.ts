// Orders, from checkout to delivery, under /api/orders; delivery addresses under /api/addresses.

import { MAX_QTY } from '#features/shop/contract.ts';
import { endpoint } from '#kit/contract.ts';
import { Body, Id, Line, Nothing, Type } from '#kit/schema.ts';
import { Address, CheckoutState, ListedOrder, Order, SentAddress } from './entities.ts';
import { exportQuery, listQuery, orderStates } from './listQuery.ts';
import { paymentMethods } from './payment.ts';

export { type OrderState, orderStates } from './listQuery.ts';

/** How long a removed address can be restored. */
export const UNDO_MINUTES = 10;
export const MAX_ADDRESSES = 20;

const ById = Type.Object({ id: Id() });

export const orders = {
  list: endpoint('GET /api/orders', {
    access: 'signedIn',
    summary: "The caller's orders, filtered by status, day and words; with “todos”, the orders of all users, for admins",
    query: listQuery,
    reply: Type.Object({ orders: Type.Array(ListedOrder), total: Type.Integer() }),
  }),
  exportCsv: endpoint('GET /api/orders/export', {
    access: 'signedIn',
    heavy: 'export',
    summary: 'The same as CSV; semicolons and decimal commas; in English, commas and decimal points',
    query: exportQuery,
    reply: 'text/csv; charset=utf-8',
  }),
  place: endpoint('POST /api/orders', {
    access: 'signedIn',
    summary:
      'Order the contents of the cart; “items” is what the buyer was shown, and if it has changed, no order is placed. A second call with the same “key” returns the same order',
    body: Body({
      key: Type.String({ pattern: '^[A-Za-z0-9-]{8,64}$' }),
      items: Type.Array(
        Body({
          productId: Id(),
          qty: Type.Integer({ minimum: 1, maximum: MAX_QTY }),
          priceCents: Type.Integer({ minimum: 0, maximum: 1_000_000_000_000 }),
          discountPercentage: Type.Integer({ minimum: 0, maximum: 100 }),
        }),
        { minItems: 1, maxItems: 200 },
      ),
      addressId: Id(),
      method: Type.Enum([...paymentMethods]),
      reference: Line({ maxLength: 80 }),
    }),
    reply: Type.Object({ id: Type.Integer(), number: Type.String() }),
    status: 201,
  }),
  show: endpoint('GET /api/orders/:id', {
    access: 'signedIn',
    summary: "One of the caller's orders; admins can see any order",
    params: ById,
    reply: Order,
  }),
  change: endpoint('PUT /api/orders/:id/state', {
    access: 'signedIn',
    effect: 'changes',
    summary:
      'Change the status of an order: the buyer may cancel it until it is shipped, admins make all other changes. Stock of a cancelled order is returned',
    params: ById,
    body: Body({ state: Type.Enum([...orderStates]), reason: Type.String({ maxLength: 300 }) }),
    reply: Order,
  }),
  buyAgain: endpoint('POST /api/orders/:id/buy-again', {
    access: 'signedIn',
    summary: 'Add the products of an order to the cart; returns those the shop no longer sells',
    params: ById,
    reply: Type.Object({ added: Type.Integer(), missing: Type.Array(Type.String()) }),
  }),
  readCheckout: endpoint('GET /api/orders/checkout', {
    access: 'signedIn',
    summary: "The caller's progress in the checkout",
    reply: Type.Object({ checkout: Type.Optional(CheckoutState) }),
  }),
  keepCheckout: endpoint('PUT /api/orders/checkout', {
    access: 'signedIn',
    summary: "Save the caller's progress in the checkout",
    body: CheckoutState,
    reply: Nothing,
  }),
  addresses: endpoint('GET /api/addresses', {
    access: 'signedIn',
    summary: "The caller's delivery addresses, newest first",
    reply: Type.Object({ addresses: Type.Array(Address) }),
  }),
  addAddress: endpoint('POST /api/addresses', {
    access: 'signedIn',
    summary: 'Add an address; at most twenty',
    body: SentAddress,
    reply: Address,
    status: 201,
  }),
  editAddress: endpoint('PUT /api/addresses/:id', {
    access: 'signedIn',
    summary: 'Change an address; earlier orders keep theirs',
    params: ById,
    body: SentAddress,
    reply: Address,
  }),
  removeAddress: endpoint('DELETE /api/addresses/:id', {
    access: 'signedIn',
    summary: 'Remove an address; it can be restored for ten minutes',
    params: ById,
    reply: Nothing,
  }),
  restoreAddress: endpoint('POST /api/addresses/:id/restore', {
    access: 'signedIn',
    effect: 'changes',
    summary: 'Restore an address that was removed less than ten minutes ago',
    params: ById,
    reply: Nothing,
  }),
};
