// Quantiles by linear interpolation between neighbours (method 7 of Hyndman and Fan, as spreadsheets compute them).
import { valuesAt } from './valuesAt.ts';

/** @param values in any order, not empty @param shares from 0, the lowest value, to 1, the highest */
export function quantilesOf(values: Float64Array, shares: readonly number[]): number[] {
  const places = neighboursOf(values.length, shares);
  return interpolate(values.length, shares, valuesAt(values, places));
}

/** The two places between which each quantile lies. @param n how many values there are */
export function neighboursOf(n: number, shares: readonly number[]): number[] {
  return shares.flatMap((share) => [Math.floor((n - 1) * share), Math.ceil((n - 1) * share)]);
}

/** The quantiles. @param found the values at the places of `neighboursOf` */
export function interpolate(n: number, shares: readonly number[], found: readonly number[]): number[] {
  return shares.map((share, at) => {
    const place = (n - 1) * share;
    const [below, above] = [found[at * 2] as number, found[at * 2 + 1] as number];
    return below + (above - below) * (place - Math.floor(place));
  });
}

/** The median with four decimals, as amounts have them; null for no values. */
export function medianOf(values: readonly number[] | Float64Array): number | null {
  if (values.length === 0) return null;
  const [median = 0] = quantilesOf(values instanceof Float64Array ? values : Float64Array.from(values), [0.5]);
  return toAmount(median);
}

/** Rounds to the four decimals of amounts. */
export function toAmount(value: number): number {
  return Math.round(value * 1e4) / 1e4;
}
