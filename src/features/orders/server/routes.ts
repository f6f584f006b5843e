import { type Routes, serve } from '#kit/server/http/serve.ts';
import { orders } from '../contract.ts';
import { createAddress, listAddresses, removeAddress, restoreAddress, updateAddress } from './addresses.ts';
import { buyAgain } from './buyAgain.ts';
import { changeOrder } from './change.ts';
import { readCheckout, saveCheckout } from './checkout.ts';
import { exportOrders } from './export.ts';
import { buyerOf, placeOrder } from './place.ts';
import type { OrdersOptions } from './ports.ts';
import { listOrders, readOrders, showOrder } from './queries.ts';
import { ORDERS_WRITE_LOCK } from './tables.ts';

export function ordersRoutes(options: OrdersOptions): Routes {
  const { database, events, images, record, notify, findAdmins, nameOf } = options;
  /** Publishes changes to the account's other browsers. */
  const publish = (userId: number) => {
    events.publish([userId], 'orders');
    return undefined;
  };
  /** Orders change the stock, which the shop shows, too. */
  const publishOrder = (userIds: readonly number[]) => {
    events.publish(userIds, 'orders');
    events.publish('admins', 'orders');
    events.publish('everybody', 'shop');
    events.publish(userIds, 'notifications');
  };
  return serve(orders, {
    list: ({ query }, { caller }) => listOrders(database, caller, query),
    exportCsv: async ({ query }, { caller, language }) => {
      // Checked before the first byte, after which no error can be returned.
      await listOrders(database, caller, { ...query, page: 1, perPage: 1 });
      return exportOrders(readOrders(database.forPurpose('exports'), caller, query), language);
    },
    place: async ({ body }, { caller, language }) => {
      const { notified, ...placed } = await database.write(async (db) => {
        const buyer = await buyerOf(db, caller.id, nameOf);
        const { isNew, totalCents, id, number } = await placeOrder(db, images, buyer, body, language);
        const notified = isNew ? (await findAdmins(db)).filter((admin) => admin !== caller.id) : [];
        const data = { order: id, number, state: 'recebido' as const, by: buyer.name, totalCents };
        if (isNew) await notify(db, { userIds: notified, kind: 'orders.placed', data, about: String(id) });
        return { id, number, notified };
      }, ORDERS_WRITE_LOCK);
      publishOrder([caller.id, ...notified]);
      return placed;
    },
    show: ({ params: { id } }, { caller }) => showOrder(database.read, images, caller, id),
    change: async ({ params: { id }, body }, { caller, request, language }) => {
      const notified = await database.write(async (db) => {
        const { notified, number, from, reason } = await changeOrder(db, options, caller, { id, ...body }, language);
        const details = { state: { from, to: body.state }, ...(reason && { reason }) };
        // Only changes by admins are recorded in the audit log; buyers can only cancel their own orders.
        if (caller.isAdmin) await record(db, request, { kind: 'orderChanged', subject: { type: 'order', id, name: number }, details });
        return notified;
      }, ORDERS_WRITE_LOCK);
      publishOrder(notified);
      return showOrder(database.read, images, caller, id);
    },
    buyAgain: async ({ params: { id } }, { caller }) => {
      const again = await database.write((db) => buyAgain(db, caller, id));
      events.publish([caller.id], 'shop');
      return again;
    },
    readCheckout: (_, { caller }) => readCheckout(database.read, caller.id),
    keepCheckout: async ({ body }, { caller }) => {
      await database.write((db) => saveCheckout(db, caller.id, body));
      return undefined;
    },
    addresses: async (_, { caller }) => ({ addresses: await listAddresses(database.read, caller.id) }),
    addAddress: async ({ body }, { caller }) => {
      const address = await database.write((db) => createAddress(db, caller.id, body), ORDERS_WRITE_LOCK);
      publish(caller.id);
      return address;
    },
    editAddress: async ({ params: { id }, body }, { caller }) => {
      const address = await database.write((db) => updateAddress(db, caller.id, id, body));
      publish(caller.id);
      return address;
    },
    removeAddress: async ({ params: { id } }, { caller }) => {
      await database.write((db) => removeAddress(db, caller.id, id));
      return publish(caller.id);
    },
    restoreAddress: async ({ params: { id } }, { caller }) => {
      await database.write((db) => restoreAddress(db, caller.id, id), ORDERS_WRITE_LOCK);
      return publish(caller.id);
    },
  });
}
