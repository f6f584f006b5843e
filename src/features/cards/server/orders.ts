// Orders: all for admins, their own for others; by day of order. Amounts are those of delivered orders.
import { sql } from 'kysely';
import type { Days } from '#brasil/periods.ts';
import type { OrderState } from '#features/orders/contract.ts';
import type {} from '#features/orders/server/tables.ts';
import type { Queries } from '#kit/server/database/database.ts';
import type { Caller } from '#kit/server/http/caller.ts';
import { batchQuery } from './batchQuery.ts';
import { type Counter, linkTo, momentsOf } from './spans.ts';

/** Link to the list of these orders. */
export function linkToOrders({ isAdmin }: Caller, { from, to }: Days, estado?: OrderState): string {
  return linkTo('/pedidos', { estado, de: from, ate: to, todos: isAdmin });
}

/** Number of orders, in any or the given state. */
export function ordersOf(db: Queries, caller: Caller, state?: OrderState): Counter {
  return {
    figureFor: (days) =>
      placedIn(db, caller, days)
        .$if(state !== undefined, (query) => query.where('state', '=', state as OrderState))
        .select(({ fn }) => fn.countAll<number>().as('figure')),
    link: (days) => linkToOrders(caller, days, state),
  };
}

/** Price of delivered orders per period, and their discounts, in reais. */
export async function sumDelivered(db: Queries, caller: Caller, each: readonly Days[]): Promise<{ total: number; saved: number }[]> {
  const sums = await batchQuery(
    db,
    each.map((days) => deliveredIn(db, caller, days).select([sumOf('total_cents').as('total'), sumOf('discount_cents').as('saved')])),
  );
  return sums.map(({ total, saved }) => ({ total: Number(total) / 100, saved: Number(saved) / 100 }));
}

/** Number of orders that wait: for approval by admins, for receipt by others. */
export async function countWaiting(db: Queries, caller: Caller): Promise<number> {
  const { total } = await db
    .selectFrom('orders')
    .where('state', '=', waitingState(caller))
    .$if(!caller.isAdmin, (query) => query.where('user_id', '=', caller.id))
    .select(({ fn }) => fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow();
  return total;
}

/** Link to their list. */
export function linkToWaiting(caller: Caller): string {
  return linkTo('/pedidos', { estado: waitingState(caller), todos: caller.isAdmin });
}

function waitingState({ isAdmin }: Caller): OrderState {
  return isAdmin ? 'recebido' : 'enviado';
}

/** Counter of one of these sums. */
export function deliveredOf(db: Queries, caller: Caller, which: 'total' | 'saved'): Counter {
  return {
    figureFor: (days) => deliveredIn(db, caller, days).select(sumOf(which === 'total' ? 'total_cents' : 'discount_cents').as('figure')),
    link: (days) => linkToOrders(caller, days, 'entregue'),
    per: 100,
  };
}

function sumOf(column: 'total_cents' | 'discount_cents') {
  return sql<number>`coalesce(sum(${sql.ref(column)}), 0)`;
}

function deliveredIn(db: Queries, caller: Caller, days: Days) {
  return placedIn(db, caller, days).where('state', '=', 'entregue');
}

function placedIn(db: Queries, caller: Caller, days: Days) {
  const { since, until } = momentsOf(days);
  return db
    .selectFrom('orders')
    .where('placed_at', '>=', since)
    .where('placed_at', '<', until)
    .$if(!caller.isAdmin, (query) => query.where('user_id', '=', caller.id));
}
