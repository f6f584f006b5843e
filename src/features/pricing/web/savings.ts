import type { Plan } from '../contract.ts';

/** The amount saved per year by paying yearly, and its share of twelve monthly prices; 0 if nothing is saved. */
export function savedOf({ monthlyPrice, totalAnnual }: Pick<Plan, 'monthlyPrice' | 'totalAnnual'>): { amount: number; share: number } {
  const year = monthlyPrice * 12;
  const amount = Math.max(0, year - totalAnnual);
  return { amount, share: year === 0 ? 0 : amount / year };
}
