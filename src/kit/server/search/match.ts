// Which documents match a question.
import type { Bitmap } from './bitmap.ts';
import type { OrderPart, Question } from './query.ts';
import type { StoredDocuments } from './storedDocuments.ts';

/** Ranges and spans of more than this part of the documents are read off an order. */
const MANY = 16;

/**
 * `matches` of the whole query; `outside` the same without the choices in groups, which facets leave out by turns. Both are only to be
 * read: sets that nothing restricts are not copied, since garbage of 125 KB each costs more than the search.
 */
export function match(store: StoredDocuments, question: Question): { outside: Bitmap; matches: Bitmap } {
  const { choices = new Map() } = question;
  const outside = outsideOf(store, question);
  if (!store.groups.some((group) => [...choices.keys()].some((name) => group.has(name)))) return { outside, matches: outside };
  const matches = outside.copy();
  for (const group of store.groups) group.restrict(matches, choices);
  return { outside, matches };
}

/** The documents that match everything but the choices in groups. */
function outsideOf(store: StoredDocuments, { text, choices = new Map(), ranges = [], contains = [] }: Question): Bitmap {
  const isColumn = (name: string) => store.keywords.has(name) || store.combined.has(name);
  const isRestricted = text || ranges.length > 0 || contains.length > 0 || [...choices.keys()].some(isColumn);
  if (!isRestricted) return store.live;
  const outside = store.live.copy();
  if (text) store.text.restrict(outside, text);
  for (const { columns, letters } of contains) {
    const found = columns.map((name) => {
      const some = outside.copy();
      store.keywords.get(name)?.restrictContaining(some, letters);
      return some;
    });
    outside.and(found.reduce((all, some) => all.or(some)));
  }
  for (const { column, min = -Infinity, max = Infinity, isOutside } of ranges) {
    const inside = isOutside ? outside.copy() : outside;
    restrict(store, inside, column, min, max);
    if (isOutside) outside.andNot(inside);
  }
  for (const [name, column] of store.keywords) {
    const values = choices.get(name);
    if (values) column.restrict(outside, values);
  }
  for (const [name, values] of choices) if (store.combined.has(name)) store.combined.restrict(outside, name, values);
  return outside;
}

function restrict(store: StoredDocuments, found: Bitmap, column: string, min: number, max: number): void {
  // Ids are in no column of their own.
  if (column === 'id' || isReadOff(store, column, found)) store.order(column).restrict(found, min, max);
  else store.numbers.get(column)?.restrict(found, min, max);
}

/** The matches in a part of an order. */
export function only(store: StoredDocuments, matches: Bitmap, part: OrderPart['only']): Bitmap {
  if (!part) return matches;
  const found = matches.copy();
  store.groupOf(part.column)?.restrict(found, new Map([[part.column, part.values]]));
  return found;
}

/** Whether an order tells it sooner than the documents themselves, which are looked at where they are few. */
export function isReadOff(store: StoredDocuments, column: string, found: Bitmap): boolean {
  return store.orders.has(column) && found.count() > store.numbered / MANY;
}
