// An index in memory: filters, text and order in; ids, exact total and facet counts out. It knows nothing of notices.

import { bestOf } from './bestOf.ts';
import type { Bitmap } from './bitmap.ts';
import { isReadOff, match, only } from './match.ts';
import { mostFrequent } from './mostFrequent.ts';
import { around, aroundByScore, type Stretch } from './neighbours.ts';
import type { Found, Neighbours, OrderPart, Query, Question, Span } from './query.ts';
import { Room } from './room.ts';
import { countSpans } from './spans.ts';
import { StoredDocuments } from './storedDocuments.ts';
import type { Values } from './values.ts';

/** Less than what words differ by. */
const PREFERRED = 1e-3;

export class SearchIndex extends StoredDocuments {
  readonly #room = new Room();

  search(query: Query): Found {
    const { outside, matches } = match(this, query);
    const total = matches.count();
    const spans = (query.spans ?? []).map(({ column, spans: some }) => {
      const ranges = query.ranges?.filter((range) => range.column !== column);
      const isOwn = ranges?.length !== query.ranges?.length;
      return this.#countSpans(isOwn ? match(this, { ...query, ranges }).matches : matches, column, some);
    });
    return { ids: this.#page(query, matches, total), total, facets: this.#count(query, outside, matches), spans };
  }

  /** The numbers of the documents that match, for `numbersOf`, `codesOf` and `combined`: of this moment, until the next call. */
  matching(question: Question): Uint32Array {
    return match(this, question).matches.toArray((length) => this.#room.of('matching', Uint32Array, length));
  }

  /** How many documents match. */
  count(question: Question): number {
    return match(this, question).matches.count();
  }

  /** How many matches have a number in each of the spans. */
  #countSpans(matches: Bitmap, column: string, spans: readonly Span[]): number[] {
    const numbers = this.numbers.get(column);
    if (!numbers) throw new RangeError(`There is no column ${column}.`);
    const counter = isReadOff(this, column, matches) ? this.order(column) : numbers;
    return countSpans(spans, (bounds) => counter.countBetween(matches, bounds));
  }

  /** The ids of all documents with a number from `min` up to, but without, `max`. */
  idsBetween(column: string, { min, max }: Span): number[] {
    const ids: number[] = [];
    for (const document of this.order(column).between({ min, max })) if (this.live.has(document)) ids.push(this.ids[document] as number);
    return ids;
  }

  /** Where a document is in a list. Position 0: it is not in it; the neighbours are those of its place. */
  neighbours(query: Query, id: number): Neighbours | undefined {
    const document = this.find(id);
    if (document === undefined) return undefined;
    const { matches } = match(this, query);
    const total = matches.count();
    const { before, previous, next } =
      query.order.length === 0
        ? aroundByScore(matches, this.#scores(query, matches), this.ids, document)
        : around(this.#stretches(query, matches, document));
    const idOf = (found: number | undefined) => (found === undefined ? null : (this.ids[found] as number));
    return { position: matches.has(document) ? before + 1 : 0, previous: idOf(previous), next: idOf(next), total };
  }

  /** The order of a query as runs. */
  *#stretches(query: Query, matches: Bitmap, document: number): Generator<Stretch> {
    for (const part of query.order) {
      const order = this.order(part.by);
      const listed = only(this, matches, part.only);
      const isIn = this.#isIn(document, part.only);
      for (const run of order.runs(part)) yield { run, listed, place: isIn ? order.placeIn(run, document) : -1 };
    }
  }

  #isIn(document: number, part: OrderPart['only']): boolean {
    return !part || part.values.includes(this.groupOf(part.column)?.valueOf(document, part.column) ?? '');
  }

  #page(query: Query, matches: Bitmap, total: number): number[] {
    const { order, offset, limit } = query;
    const documents = order.length === 0 ? this.#best(query, matches, Math.min(offset + limit, total)).slice(offset) : [];
    let skipped = 0;
    for (const { by, only: part, ...range } of order) {
      if (documents.length >= limit) break;
      const page = this.order(by).page(only(this, matches, part), range, offset - skipped, limit - documents.length, total);
      skipped += page.passed;
      for (const document of page.documents) documents.push(document);
    }
    return documents.map((document) => this.ids[document] as number);
  }

  /** The best matches first, the newer ones first among equals. */
  #best(query: Query, matches: Bitmap, wanted: number): number[] {
    return bestOf(matches, this.#scores(query, matches), this.ids, wanted);
  }

  #scores({ text, preferred }: Query, matches: Bitmap): Float32Array {
    const scores = text ? this.text.score(matches, text, this.size) : new Float32Array(this.numbered);
    if (preferred)
      only(this, matches, preferred).forEach((document) => {
        scores[document] = (scores[document] as number) + PREFERRED;
      });
    return scores;
  }

  #count(query: Query, outside: Bitmap, matches: Bitmap): Found['facets'] {
    const { facets: names = [], choices = new Map() } = query;
    const facets: Found['facets'] = new Map();
    const put = (name: string, values: Values, counts: Uint32Array) => facets.set(name, mostFrequent(values, counts));
    for (const group of this.groups) {
      if (!names.some((name) => group.has(name))) continue;
      const base = outside.copy();
      for (const other of this.groups) if (other !== group) other.restrict(base, choices);
      for (const [name, counts] of group.count(base, choices)) if (names.includes(name)) put(name, group.valuesOf(name), counts);
    }
    for (const [name, column] of this.keywords) {
      if (!names.includes(name)) continue;
      const others = new Map([...choices].filter(([other]) => other !== name));
      const counted = choices.has(name) ? match(this, { ...query, choices: others }).matches : matches;
      const counts = column.count(counted);
      if (query.looked?.column === name) {
        const isLooked = column.values.containing(query.looked.letters);
        for (let number = 0; number < counts.length; number++) if (isLooked[number] === 0) counts[number] = 0;
      }
      put(name, column.values, counts);
    }
    return facets;
  }
}
