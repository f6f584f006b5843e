// Statistics of prices, recomputable by anyone from the rows: quartiles by interpolation, outliers by the distance of the quartiles.
import { toAmount } from '#kit/quantiles.ts';
import type { Quartiles } from './contract.ts';

/** How many times the distance of the quartiles a price may lie outside of them. */
const FENCE = 1.5;
/** With fewer prices, none is called an outlier. */
const FEWEST = 5;

/** The shares of `Quartiles`, in its order. */
export const QUARTERS = [0, 0.25, 0.5, 0.75, 1];

/** @param found the quantiles of `QUARTERS`; none of no values */
export function toQuartiles(n: number, found: readonly number[]): Quartiles | undefined {
  if (n === 0) return undefined;
  const [min = 0, q1 = 0, mediana = 0, q3 = 0, max = 0] = found.map(toAmount);
  return { n, min, q1, mediana, q3, max };
}

/** The bounds outside of which prices are outliers; undefined for too few prices. */
export function fencesOf({ n, q1, q3 }: Quartiles): { baixo: number; alto: number } | undefined {
  if (n < FEWEST) return undefined;
  const room = FENCE * (q3 - q1);
  return { baixo: toAmount(Math.max(0, q1 - room)), alto: toAmount(q3 + room) };
}

/** Whether a price is an outlier, and to which side. */
export function outlierOf(valor: number | null, limites: { baixo: number; alto: number } | undefined): 'baixo' | 'alto' | null {
  if (!limites || valor === null) return null;
  return valor < limites.baixo ? 'baixo' : valor > limites.alto ? 'alto' : null;
}
