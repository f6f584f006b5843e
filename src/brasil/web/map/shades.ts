// Maps values to shades. Each shade has about as many states: with equal steps, all states but São Paulo would look alike.

/** The number of shades in BrazilMap.module.css. */
export const darkest = 5;

/** The greatest value of each shade, ascending; zero has no shade. */
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
