import { medianOf } from '#kit/quantiles.ts';

/** How many values each of the first `count` groups has, and their median. @param groups of each value; higher ones are left out */
export function mediansOf(values: Float64Array, groups: Uint32Array, count: number): { n: number; mediana: number | null }[] {
  const sizes = new Uint32Array(count + 1);
  for (let at = 0; at < groups.length; at++) {
    const group = Math.min(groups[at] as number, count);
    sizes[group] = (sizes[group] as number) + 1;
  }
  const ends = new Uint32Array(count + 1);
  let sum = 0;
  for (let group = 0; group <= count; group++) {
    ends[group] = sum;
    sum += sizes[group] as number;
  }
  const sorted = new Float64Array(values.length);
  for (let at = 0; at < groups.length; at++) {
    const group = Math.min(groups[at] as number, count);
    const place = ends[group] as number;
    sorted[place] = values[at] as number;
    ends[group] = place + 1;
  }
  return Array.from({ length: count }, (_, group) => {
    const [n, end] = [sizes[group] as number, ends[group] as number];
    return { n, mediana: medianOf(sorted.subarray(end - n, end)) };
  });
}
