// Orders: everybody's for whoever administers, one's own for everybody else; by the day on which they were placed. Money is that of
// what was delivered.
import { sql } from 'kysely';
import type { Days } from '#brasil/periods.ts';
import type { OrderState } from '#features/orders/contract.ts';
import type {} from '#features/orders/server/tables.ts';
import type { Queries } from '#kit/server/database/database.ts';
import type { Caller } from '#kit/server/http/caller.ts';
import { batchQuery } from './batchQuery.ts';
import { type Counter, linkTo, momentsOf } from './spans.ts';

/** Where these orders are listed. */
export function linkToOrders({ isAdmin }: Caller, { from, to }: Days, estado?: OrderState): string {
  return linkTo('/pedidos', { estado, de: from, ate: to, todos: isAdmin });
}

/** How many of them, in any state or in this one. */
export function ordersOf(db: Queries, caller: Caller, state?: OrderState): Counter {
  return {
    figureFor: (days) =>
      placedIn(db, caller, days)
        .$if(state !== undefined, (query) => query.where('state', '=', state as OrderState))
        .select(({ fn }) => fn.countAll<number>().as('figure')),
    link: (days) => linkToOrders(caller, days, state),
  };
}

/** Of each of these days what was delivered cost, and what discounts took off, in reais. */
export async function sumDelivered(db: Queries, caller: Caller, each: readonly Days[]): Promise<{ total: number; saved: number }[]> {
  const sums = await batchQuery(
    db,
    each.map((days) => deliveredIn(db, caller, days).select([sumOf('total_cents').as('total'), sumOf('discount_cents').as('saved')])),
  );
  return sums.map(({ total, saved }) => ({ total: Number(total) / 100, saved: Number(saved) / 100 }));
}

/** Those that wait for somebody: for whoever administers to approve them, for everybody else to receive them. */
export async function countWaiting(db: Queries, caller: Caller): Promise<number> {
  const { total } = await db
    .selectFrom('orders')
    .where('state', '=', waitingState(caller))
    .$if(!caller.isAdmin, (query) => query.where('user_id', '=', caller.id))
    .select(({ fn }) => fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow();
  return total;
}

/** Where these are listed. */
export function linkToWaiting(caller: Caller): string {
  return linkTo('/pedidos', { estado: waitingState(caller), todos: caller.isAdmin });
}

function waitingState({ isAdmin }: Caller): OrderState {
  return isAdmin ? 'recebido' : 'enviado';
}

/** One of these sums. */
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
