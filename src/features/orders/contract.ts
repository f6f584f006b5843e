// Orders: from the checkout to the delivery, under /api/orders; addresses that things are sent to, under /api/addresses.

import { MAX_QTY } from '#features/shop/contract.ts';
import { endpoint } from '#kit/contract.ts';
import { Body, Id, Integer, Line, List, Nothing, OneOf, Optional, Shape, Text } from '#kit/schema.ts';
import { Address, CheckoutState, ListedOrder, Order, SentAddress } from './entities.ts';
import { exportQuery, listQuery, orderStates } from './listQuery.ts';
import { paymentMethods } from './payment.ts';

export { type OrderState, orderStates } from './listQuery.ts';

/** How long a removed address can be put back. */
export const UNDO_MINUTES = 10;
export const MAX_ADDRESSES = 20;

const ById = Shape({ id: Id() });

export const orders = {
  list: endpoint('GET /api/orders', {
    access: 'signedIn',
    summary: "The caller's orders, narrowed by state, day and words; with “todos” everybody's, for whoever administers",
    query: listQuery,
    reply: Shape({ orders: List(ListedOrder), total: Integer() }),
  }),
  exportCsv: endpoint('GET /api/orders/export', {
    access: 'signedIn',
    summary: 'The same as CSV; semicolons and decimal commas, in English commas and points',
    query: exportQuery,
    reply: 'text/csv; charset=utf-8',
  }),
  place: endpoint('POST /api/orders', {
    access: 'signedIn',
    summary:
      'Order what is in the cart; “items” say what the buyer was shown, and where that is not so any more, nothing is ordered. The same “key” again is the same order',
    body: Body({
      key: Text({ pattern: '^[A-Za-z0-9-]{8,64}$' }),
      items: List(
        Body({
          productId: Id(),
          qty: Integer({ minimum: 1, maximum: MAX_QTY }),
          priceCents: Integer({ minimum: 0, maximum: 1_000_000_000_000 }),
          discountPercentage: Integer({ minimum: 0, maximum: 100 }),
        }),
        { minItems: 1, maxItems: 200 },
      ),
      addressId: Id(),
      method: OneOf([...paymentMethods]),
      reference: Line({ maxLength: 80 }),
    }),
    reply: Shape({ id: Integer(), number: Text() }),
    status: 201,
  }),
  show: endpoint('GET /api/orders/:id', {
    access: 'signedIn',
    summary: 'One order of the caller; whoever administers sees everybody’s',
    params: ById,
    reply: Order,
  }),
  change: endpoint('PUT /api/orders/:id/state', {
    access: 'signedIn',
    effect: 'keeps',
    summary: 'Lead an order on: its buyer may cancel it until it is shipped, whoever administers does the rest. Stock comes back',
    params: ById,
    body: Body({ state: OneOf([...orderStates]), reason: Text({ maxLength: 300 }) }),
    reply: Order,
  }),
  buyAgain: endpoint('POST /api/orders/:id/buy-again', {
    access: 'signedIn',
    summary: 'Put what was ordered into the cart; names what the shop has no more',
    params: ById,
    reply: Shape({ added: Integer(), missing: List(Text()) }),
  }),
  readCheckout: endpoint('GET /api/orders/checkout', {
    access: 'signedIn',
    summary: 'How far the caller has come with the checkout',
    reply: Shape({ checkout: Optional(CheckoutState) }),
  }),
  keepCheckout: endpoint('PUT /api/orders/checkout', {
    access: 'signedIn',
    summary: 'Keep how far the caller has come with the checkout',
    body: CheckoutState,
    reply: Nothing,
  }),
  addresses: endpoint('GET /api/addresses', {
    access: 'signedIn',
    summary: 'Where the caller has things sent to, the newest first',
    reply: Shape({ addresses: List(Address) }),
  }),
  addAddress: endpoint('POST /api/addresses', {
    access: 'signedIn',
    summary: 'Keep an address, one of twenty at most',
    body: SentAddress,
    reply: Address,
    status: 201,
  }),
  editAddress: endpoint('PUT /api/addresses/:id', {
    access: 'signedIn',
    summary: 'Change an address; what was ordered before goes where it was to go',
    params: ById,
    body: SentAddress,
    reply: Address,
  }),
  removeAddress: endpoint('DELETE /api/addresses/:id', {
    access: 'signedIn',
    summary: 'Remove an address; for ten minutes it can be undone',
    params: ById,
    reply: Nothing,
  }),
  restoreAddress: endpoint('POST /api/addresses/:id/restore', {
    access: 'signedIn',
    effect: 'keeps',
    summary: 'Put an address back that was removed less than ten minutes ago',
    params: ById,
    reply: Nothing,
  }),
};
