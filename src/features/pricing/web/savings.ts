import type { Plan } from '../contract.ts';

/** What somebody saves in a year who pays by the year, and which share of twelve months' price that is; 0 where it is nothing. */
export function savedOf({ monthlyPrice, totalAnnual }: Pick<Plan, 'monthlyPrice' | 'totalAnnual'>): { amount: number; share: number } {
  const year = monthlyPrice * 12;
  const amount = Math.max(0, year - totalAnnual);
  return { amount, share: year === 0 ? 0 : amount / year };
}
