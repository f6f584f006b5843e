import { medianOf } from '#kit/quantiles.ts';
import { Room } from '#kit/server/search/room.ts';

const room = new Room();

export type Group = { n: number; mediana: number | null };

/** How many values each of the first `count` groups has, and their median. @param groups of each value; higher ones are left out */
export function mediansOf(values: Float64Array, groups: Uint8Array, count: number): Group[] {
  const sizes = new Uint32Array(256);
  for (let at = 0; at < groups.length; at++) {
    const group = groups[at] as number;
    sizes[group] = (sizes[group] as number) + 1;
  }
  const ends = new Uint32Array(count);
  let sum = 0;
  for (let group = 0; group < count; group++) {
    ends[group] = sum;
    sum += sizes[group] as number;
  }
  const grouped = room.of('grouped', Float64Array, sum);
  for (let at = 0; at < groups.length; at++) {
    const group = groups[at] as number;
    if (group >= count) continue;
    const place = ends[group] as number;
    grouped[place] = values[at] as number;
    ends[group] = place + 1;
  }
  return Array.from({ length: count }, (_, group) => {
    const [n, end] = [sizes[group] as number, ends[group] as number];
    return { n, mediana: medianOf(grouped.subarray(end - n, end)) };
  });
}
