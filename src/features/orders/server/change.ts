// Changes the state of an order: history, stock and notifications.
import { type Language, Problem } from '#kit/errors.ts';
import type { Queries } from '#kit/server/database/database.ts';
import type { Caller } from '#kit/server/http/caller.ts';
import { isUndone, needsReason, nextStates } from '../flow.ts';
import type { OrderState } from '../listQuery.ts';
import { noReason, wrongStep } from './messages.ts';
import type { OrdersOptions } from './ports.ts';
import { findOrder, itemsOf } from './queries.ts';

type Change = { id: number; state: OrderState; reason: string };
/** `from`: the previous state; `reason`: trimmed. */
type Changed = { notified: number[]; number: string; from: OrderState; reason: string };

/**
 * @returns the users to notify besides admins, and what changed
 * @throws {Problem} `not-found` for another user's order, `forbidden` for a state that the caller cannot set, `conflict` if the state has
 * changed in the meantime, `validation` if a reason is missing
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
  const trimmedReason = reason.trim();
  if (needsReason(state, isOwn) && trimmedReason === '')
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
    .values({ order_id: id, state, at, ...doer, reason: trimmedReason })
    .execute();
  if (isUndone(state)) await restock(db, id);
  const changed = { number: order.number, from: order.state, reason: trimmedReason };
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

/** Deleted products are skipped. */
async function restock(db: Queries, orderId: number): Promise<void> {
  for (const { product_id, qty } of (await itemsOf(db, orderId)).sort((a, b) => (a.product_id ?? 0) - (b.product_id ?? 0)))
    if (product_id !== null)
      await db
        .updateTable('products')
        .set((is) => ({ stock: is('stock', '+', qty) }))
        .where('id', '=', product_id)
        .execute();
}
