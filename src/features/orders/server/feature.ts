// The server side of orders.
import { emptyTable, type Feature } from '#kit/server/feature.ts';
import { findOrders } from './findOrders.ts';
import type { OrdersOptions } from './ports.ts';
import { purgeAddresses } from './retention.ts';
import { ordersRoutes } from './routes.ts';
import { moveOrders, seedOrders } from './seed.ts';

export const ordersFeature = (ports: OrdersOptions): Feature => ({
  routes: { orders: ordersRoutes(ports) },
  retention: [purgeAddresses],
  searchSources: { orders: (asked, { caller }) => findOrders(ports.database, caller, asked) },
  seed: {
    isMissing: emptyTable('orders'),
    fill: (db, { emails, today }) => seedOrders(db, emails, today),
    move: (db, { today }) => moveOrders(db, today),
  },
});
