// Quantiles by linear interpolation between neighbours (method 7 of Hyndman and Fan, as spreadsheets compute them).

/** @param sorted ascending, not empty */
export function quantile(sorted: ArrayLike<number>, share: number): number {
  const place = (sorted.length - 1) * share;
  const [below, above] = [sorted[Math.floor(place)] as number, sorted[Math.ceil(place)] as number];
  return below + (above - below) * (place - Math.floor(place));
}

/** The median with four decimals, as amounts have them; null for no values. */
export function medianOf(values: readonly number[]): number | null {
  return values.length === 0 ? null : toAmount(quantile(Float64Array.from(values).sort(), 0.5));
}

/** Rounds to the four decimals of amounts. */
export function toAmount(value: number): number {
  return Math.round(value * 1e4) / 1e4;
}
