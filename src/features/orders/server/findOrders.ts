// Finds orders for the search of everything.
import type { FoundEntry } from '#kit/foundEntry.ts';
import type { Database } from '#kit/server/database/database.ts';
import type { Caller } from '#kit/server/http/caller.ts';
import type { SearchQuery } from '#kit/server/ports/search.ts';
import { listOrders } from './queries.ts';

/** The caller's orders, for admins all, with `q` in their number, products or buyer, newest first. */
export async function findOrders(database: Database, caller: Caller, { q, limit }: SearchQuery): Promise<FoundEntry[]> {
  const { orders } = await listOrders(database, caller, {
    ...{ q, todos: caller.isAdmin, sort: 'placedAt', order: 'desc', page: 1, perPage: limit },
  });
  return orders.map(({ id, number, firstName, buyer, placedAt, state }) => ({
    ...{ title: `${number} · ${firstName}`, at: placedAt, state, link: `/pedidos/${id}` },
    ...(caller.isAdmin && { by: buyer }),
  }));
}
