import type { Span } from './query.ts';

/**
 * Counts by span, which may overlap.
 * @param countBetween counts below the first of ascending bounds, between each two, and from the last one on
 */
export function countSpans(spans: readonly Span[], countBetween: (bounds: readonly number[]) => number[]): number[] {
  const bounds = [...new Set(spans.flatMap(({ min, max }) => [min, max]))].sort((one, other) => one - other);
  const between = countBetween(bounds);
  return spans.map(({ min, max }) =>
    between.slice(bounds.indexOf(min) + 1, bounds.indexOf(max) + 1).reduce((sum, count) => sum + count, 0),
  );
}
