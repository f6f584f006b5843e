// What a filter that finds nothing would find without one of its conditions.
import type { SearchIndex } from '#kit/server/search/searchIndex.ts';
import type { Loosening } from '../../facets.ts';
import { type Filter, toQuestion } from './question.ts';

type Condition = Loosening['without'];
/** Given by themselves they are no condition. */
const details = ['onde', 'sem', 'local'];

export function looseningsOf(index: SearchIndex, filter: Filter, now: Date): Loosening[] {
  const given = Object.entries(filter).flatMap(([name, value]) =>
    value === undefined || value === '' || details.includes(name) ? [] : [name as Condition],
  );
  return given
    .map((without) => ({ without, count: index.count(toQuestion(index, { ...filter, [without]: undefined }, now)) }))
    .filter(({ count }) => count > 0)
    .sort((one, other) => other.count - one.count);
}
