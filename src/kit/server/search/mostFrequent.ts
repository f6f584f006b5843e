import type { FacetValue } from './query.ts';
import type { Values } from './values.ts';

/** A column of more values is counted for those that have the most documents. */
const MOST_VALUES = 100;

/** The values with the most documents, most first, without those that have none. */
export function mostFrequent({ names }: Values, counts: Uint32Array): FacetValue[] {
  const floor = counts.length > MOST_VALUES ? (counts.toSorted().at(-MOST_VALUES) as number) : 1;
  const numbers: number[] = [];
  for (let number = 0; number < counts.length; number++) if ((counts[number] as number) >= Math.max(1, floor)) numbers.push(number);
  numbers.sort((one, other) => (counts[other] as number) - (counts[one] as number) || one - other);
  return numbers.slice(0, MOST_VALUES).map((number) => ({ value: names[number] as string, count: counts[number] as number }));
}
