import type { KeywordColumn, NumberColumn } from './columns.ts';
import type { FacetGroup } from './facetGroup.ts';
import { KeywordRanks } from './ranks.ts';

export type Columns = {
  groups: readonly FacetGroup[];
  keywords: ReadonlyMap<string, KeywordColumn>;
  numbers: ReadonlyMap<string, NumberColumn>;
};

/** What documents are sorted by in a column: its numbers, or the ranks of its values. */
export function keyIn({ groups, keywords, numbers }: Columns, column: string): (document: number) => number {
  const group = groups.find((one) => one.has(column));
  if (group) {
    const ranks = new KeywordRanks(group.valuesOf(column));
    return (document) => ranks.of(group.numberOf(document, column));
  }
  const ofColumn = numbers.get(column);
  if (ofColumn) return (document) => ofColumn.of(document);
  const values = keywords.get(column);
  if (!values) throw new RangeError(`There is no order by ${column}.`);
  const ranks = new KeywordRanks(values.values);
  return (document) => ranks.of(values.codes[document] as number);
}
