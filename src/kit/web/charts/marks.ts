/** The marks of an axis of counts or amounts: from zero to `highest` or a little more, in up to four steps of a round whole number. */
export function marksUpTo(highest: number): number[] {
  const least = Math.max(1, highest / 4);
  const magnitude = 10 ** Math.floor(Math.log10(least));
  const step = [1, 2, 2.5, 5].map((factor) => factor * magnitude).find((one) => one >= least && Number.isInteger(one)) ?? 10 * magnitude;
  const steps = Math.max(1, Math.ceil(highest / step));
  return Array.from({ length: steps + 1 }, (_, index) => index * step);
}
