// Finds orders for the search of everything.
import type { FoundEntry } from '#kit/foundEntry.ts';
import type { Database } from '#kit/server/database/database.ts';
import type { Caller } from '#kit/server/http/caller.ts';
import type { SearchQuery } from '#kit/server/ports/search.ts';
import { typedPart } from '#kit/server/text/contains.ts';
import { fold } from '#kit/server/text/fold.ts';
import { listOrders } from './queries.ts';

/** The caller's orders, for admins all, with `q` in their number, products or buyer, newest first; with the product that was found. */
export async function findOrders(database: Database, caller: Caller, { q, limit }: SearchQuery): Promise<FoundEntry[]> {
  const { orders } = await listOrders(database, caller, {
    ...{ q, todos: caller.isAdmin, sort: 'placedAt', order: 'desc', page: 1, perPage: limit },
  });
  if (orders.length === 0) return [];
  const ids = orders.map(({ id }) => id);
  const items = await database.read
    .selectFrom('order_items')
    .select(['order_id', 'name'])
    .where('order_id', 'in', ids)
    .orderBy('id')
    .execute();
  return orders.map(({ id, number, firstName, buyer, placedAt, state }) => {
    const found = items.find(({ order_id, name }) => order_id === id && fold(name).includes(typedPart(q)));
    return {
      ...{ title: `${number} · ${found?.name ?? firstName}`, at: placedAt, state, link: `/pedidos/${id}` },
      ...(caller.isAdmin && { by: buyer }),
    };
  });
}
