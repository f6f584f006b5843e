// Values as few shades: each shade holds about as many states, for a map by even steps would show São Paulo and 26 alike.

/** As many as Map.module.css has. */
export const darkest = 5;

/** The greatest value of each shade, ascending; values of zero have none. */
export function shadeBounds(values: readonly number[]): number[] {
  const sorted = values.filter((value) => value > 0).sort((a, b) => a - b);
  const bounds = Array.from({ length: darkest }, (_, index) => sorted[Math.ceil(((index + 1) * sorted.length) / darkest) - 1]);
  return [...new Set(bounds.filter((bound) => bound !== undefined))];
}

/** Which shade a value has: 0 for nothing; the greatest is always the darkest, however few there are. */
export function shadeOf(value: number, bounds: readonly number[]): number {
  if (value <= 0) return 0;
  const index = bounds.findIndex((bound) => value <= bound);
  return darkest - (bounds.length - 1) + (index === -1 ? bounds.length - 1 : index);
}
