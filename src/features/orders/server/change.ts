// Leads an order on: its state, its history, the stock it gives back, and who hears of it.
import { type Language, Problem } from '#kit/errors.ts';
import type { Queries } from '#kit/server/database/database.ts';
import type { Caller } from '#kit/server/http/caller.ts';
import { isUndone, needsReason, nextStates } from '../flow.ts';
import type { OrderState } from '../listQuery.ts';
import { noReason, wrongStep } from './messages.ts';
import type { OrdersOptions } from './ports.ts';
import { findOrder, itemsOf } from './queries.ts';

type Change = { id: number; state: OrderState; reason: string };
/** `from`: where the order stood; `reason`: without the blanks around it. */
type Changed = { notified: number[]; number: string; from: OrderState; reason: string };

/**
 * @returns who is told besides those who administer, and what it was that changed
 * @throws {Problem} `not-found` for an order that is not the caller's, `forbidden` for a state only others lead it to,
 * `conflict` where it stands elsewhere by now, `validation` where a reason is missing
 */
export async function changeOrder(
  db: Queries,
  { notify, findAdmins, nameOf }: Pick<OrdersOptions, 'notify' | 'findAdmins' | 'nameOf'>,
  caller: Caller,
  { id, state, reason }: Change,
  language: Language,
): Promise<Changed> {
  const order = await findOrder(db, caller, id);
  const isOwn = order.user_id === caller.id;
  if (!caller.isAdmin && state !== 'cancelado') throw new Problem('forbidden');
  if (!nextStates(order.state, { isAdmin: caller.isAdmin, isOwn }).includes(state)) throw new Problem('conflict', wrongStep);
  const said = reason.trim();
  if (needsReason(state, isOwn) && said === '')
    throw new Problem('validation', undefined, [{ path: 'body.reason', message: noReason[language] }]);
  const at = new Date().toISOString();
  const { numUpdatedRows } = await db
    .updateTable('orders')
    .set({ state, changed_at: at, is_demo: false })
    .where('id', '=', id)
    .where('state', '=', order.state)
    .executeTakeFirstOrThrow();
  if (numUpdatedRows === 0n) throw new Problem('conflict', wrongStep);
  const by = (await nameOf(db, caller.id)) ?? '';
  const doer = { by_id: by ? caller.id : null, by_name: by };
  await db
    .insertInto('order_steps')
    .values({ order_id: id, state, at, ...doer, reason: said })
    .execute();
  if (isUndone(state)) await restock(db, id);
  const changed = { number: order.number, from: order.state, reason: said };
  const data = { order: id, number: order.number, state, by, totalCents: order.total_cents };
  if (isOwn && isUndone(state)) {
    const userIds = (await findAdmins(db)).filter((admin) => admin !== caller.id);
    await notify(db, { userIds, kind: 'orders.withdrawn', data, about: String(id) });
    return { ...changed, notified: [...userIds, caller.id] };
  }
  if (isOwn || order.user_id === null) return { ...changed, notified: [caller.id] };
  await notify(db, { userIds: [order.user_id], kind: 'orders.changed', data, about: `${id}:${state}` });
  return { ...changed, notified: [order.user_id] };
}

/** What the shop has no more stays away. */
async function restock(db: Queries, orderId: number): Promise<void> {
  for (const { product_id, qty } of (await itemsOf(db, orderId)).sort((a, b) => (a.product_id ?? 0) - (b.product_id ?? 0)))
    if (product_id !== null)
      await db
        .updateTable('products')
        .set((is) => ({ stock: is('stock', '+', qty) }))
        .where('id', '=', product_id)
        .execute();
}
