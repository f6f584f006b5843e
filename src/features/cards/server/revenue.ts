// Revenue of delivered orders by year or month of order, in Brasília.

import type { Days } from '#brasil/periods.ts';
import type {} from '#features/orders/server/tables.ts';
import { dayInBrasilia } from '#kit/clock.ts';
import type { Queries } from '#kit/server/database/database.ts';
import type { Caller } from '#kit/server/http/caller.ts';
import { linkToOrders, sumDelivered } from './orders.ts';
import { monthOf, monthsOf, singleDays } from './spans.ts';

/** As many as the specification offers. */
const YEARS = 3;
const nothing = { total: 0, saved: 0 };

/** This year and previous ones, newest first. */
export function findYears(now = new Date()): string[] {
  const year = Number(dayInBrasilia(now).slice(0, 4));
  return Array.from({ length: YEARS }, (_, before) => String(year - before));
}

/** Price: what was paid. Budget: the same without discounts. */
export async function findYear(db: Queries, caller: Caller, year: number) {
  const spans = monthsOf(year);
  const sums = await sumDelivered(db, caller, spans);
  const months = spans.map((days, place) => {
    const { total, saved } = sums[place] ?? nothing;
    return { ...days, link: linkToOrders(caller, days, 'entregue'), price: total, budget: inCents(total + saved) };
  });
  const sum = (which: 'price' | 'budget') => inCents(months.reduce((all, month) => all + month[which], 0));
  const whole: Days = { from: `${year}-01-01`, to: `${year}-12-31` };
  return { price: sum('price'), budget: sum('budget'), link: linkToOrders(caller, whole, 'entregue'), months };
}

/** A month, 0 for the current one, cumulative by day up to today. */
export async function findMonth(db: Queries, caller: Caller, later: number, now = new Date()) {
  const today = dayInBrasilia(now);
  const days = monthOf(Number(today.slice(0, 4)), Number(today.slice(5, 7)) - 1 + later);
  const sums = await sumDelivered(
    db,
    caller,
    singleDays(days).filter(({ from }) => from <= today),
  );
  let sum = 0;
  const data = sums.map(({ total }) => {
    sum += total;
    return inCents(sum);
  });
  return { ...days, link: linkToOrders(caller, days, 'entregue'), data };
}

/** Rounded to cents, to remove floating point errors. */
function inCents(reais: number): number {
  return Math.round(reais * 100) / 100;
}
