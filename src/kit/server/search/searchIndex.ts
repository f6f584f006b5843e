// An index in memory: filters, text and order in; ids, exact total and facet counts out. It knows nothing of notices.

import { bestOf } from './bestOf.ts';
import { Bitmap } from './bitmap.ts';
import { KeywordColumn, NumberColumn } from './columns.ts';
import { FacetGroup } from './facetGroup.ts';
import { grown } from './grown.ts';
import { mostFrequent } from './mostFrequent.ts';
import { around, aroundByScore, type Stretch } from './neighbours.ts';
import { Order } from './order.ts';
import { keyIn } from './orderKeys.ts';
import { Owners } from './owners.ts';
import type { Found, Neighbours, OrderPart, Query, Question, Schema, SearchDocument, Span } from './query.ts';
import type { SnapshotReader, SnapshotWriter } from './snapshot.ts';
import { countSpans } from './spans.ts';
import { type Language, TextIndex, type Words } from './textIndex.ts';
import type { Values } from './values.ts';

/** Ranges and spans of more than this part of the documents are read off an order. */
const MANY = 16;
/** Less than what words differ by. */
const PREFERRED = 1e-3;

export class SearchIndex {
  readonly #groups: FacetGroup[];
  readonly #keywords: Map<string, KeywordColumn>;
  readonly #numbers: Map<string, NumberColumn>;
  readonly #text: TextIndex;
  readonly #orders: Map<string, Order>;
  readonly #live = new Bitmap();
  readonly #owner: string | undefined;
  readonly #owners = new Owners();
  /** The document of an id plus one, 0 if there is none: ids are dense, as a database numbers its rows. */
  #documentOf = new Uint32Array(256);
  #size = 0;
  #ids: Uint32Array = new Uint32Array(1024);
  #documents = 0;

  constructor(schema: Schema, language: Language) {
    this.#groups = schema.groups.map((columns) => new FacetGroup(columns));
    this.#keywords = new Map(schema.keywords.map((name) => [name, new KeywordColumn(schema.labelled?.includes(name) ?? false)]));
    this.#numbers = new Map(Object.entries(schema.numbers).map(([name, kind]) => [name, new NumberColumn(kind)]));
    this.#text = new TextIndex(schema.texts, language);
    this.#owner = schema.owner;
    const columns = { groups: this.#groups, keywords: this.#keywords, numbers: this.#numbers };
    const idOf = (document: number) => this.#ids[document] as number;
    this.#orders = new Map(schema.orders.map((name) => [name, new Order({ keyOf: name === 'id' ? idOf : keyIn(columns, name), idOf })]));
  }

  get size(): number {
    return this.#size;
  }

  /** Bytes of the typed arrays. */
  get memory(): number {
    const parts = [
      ...this.#groups,
      ...this.#keywords.values(),
      ...this.#numbers.values(),
      ...this.#orders.values(),
      this.#text,
      this.#owners,
    ];
    return parts.reduce(
      (sum, { memory }) => sum + memory,
      this.#ids.byteLength + this.#documentOf.byteLength + this.#live.words.byteLength,
    );
  }

  /** Adds a document, or replaces the one with its id. */
  set({ id, keywords, labels, numbers, texts }: SearchDocument): void {
    this.delete(id);
    const document = this.#documents++;
    this.#ids = grown(this.#ids, this.#documents);
    this.#documentOf = grown(this.#documentOf, id + 1);
    this.#ids[document] = id;
    for (const group of this.#groups) group.add(document, keywords);
    for (const [name, column] of this.#keywords) column.set(document, keywords[name] ?? '', labels?.[name]);
    for (const [name, column] of this.#numbers) column.set(document, numbers[name] ?? null);
    this.#text.add(document, texts);
    if (this.#owner !== undefined) this.#owners.add(document, numbers[this.#owner] ?? Number.NaN);
    this.#documentOf[id] = document + 1;
    this.#size++;
    this.#live.add(document);
  }

  delete(id: number): void {
    const document = this.#find(id);
    if (document === undefined) return;
    this.#live.delete(document);
    this.#documentOf[id] = 0;
    this.#size--;
  }

  has(id: number): boolean {
    return this.#find(id) !== undefined;
  }

  /** The ids of all documents of an owner. */
  idsOf(owner: number): number[] {
    return this.#owners.of(owner, this.#live).map((document) => this.#ids[document] as number);
  }

  /** Changes one value of a column of few values. */
  setKeyword(id: number, column: string, value: string): void {
    const document = this.#find(id);
    if (document !== undefined) this.#groupOf(column)?.change(document, column, value);
  }

  /** How many documents were deleted or replaced and still take room; those that are read from a snapshot have none. */
  get deleted(): number {
    return this.#documents - this.#size;
  }

  /**
   * Writes the live documents, with new numbers: what is read back has no gaps. In steps of some ms, but for
   * orders that have to be sorted. The first step writes what `setKeyword` changes; no document may be set or deleted in between.
   */
  *save(to: SnapshotWriter): Generator<void> {
    const documents = this.#live.toArray();
    const renumbered = new Uint32Array(this.#documents);
    for (const [at, document] of documents.entries()) renumbered[document] = at + 1;
    to.array(
      'ids',
      documents.map((document) => this.#ids[document] as number),
    );
    for (const [at, group] of this.#groups.entries()) group.save(to, `group.${at}`, documents);
    yield;
    for (const [name, column] of [...this.#keywords, ...this.#numbers]) {
      column.save(to, `${column instanceof KeywordColumn ? 'keyword' : 'number'}.${name}`, documents);
      yield;
    }
    for (const name of this.#orders.keys()) {
      this.#order(name).save(to, `order.${name}`, renumbered);
      yield;
    }
    yield* this.#text.save(to, 'text', this.deleted > 0 ? renumbered : undefined);
  }

  /** Fills a new index, in steps, between which it cannot be used. @throws {SnapshotFault} the index is unusable then */
  *load(from: SnapshotReader): Generator<void> {
    this.#ids = from.array('ids', Uint32Array);
    this.#documents = this.#ids.length;
    this.#size = this.#documents;
    const highest = this.#ids.reduce((most, id) => Math.max(most, id), 0);
    this.#documentOf = grown(this.#documentOf, highest + 1);
    for (let document = 0; document < this.#documents; document++) {
      this.#live.add(document);
      this.#documentOf[this.#ids[document] as number] = document + 1;
    }
    for (const [at, group] of this.#groups.entries()) group.load(from, `group.${at}`);
    yield;
    for (const [name, column] of [...this.#keywords, ...this.#numbers]) {
      column.load(from, `${column instanceof KeywordColumn ? 'keyword' : 'number'}.${name}`);
      yield;
    }
    if (this.#owner !== undefined) {
      const owners = this.numbersOf(this.#owner);
      for (let document = 0; document < this.#documents; document++) this.#owners.add(document, owners[document] as number);
      yield;
    }
    for (const [name, order] of this.#orders) {
      order.load(from, `order.${name}`, this.#documents);
      yield;
    }
    yield* this.#text.load(from, 'text');
  }

  search(query: Query): Found {
    const { outside, matches } = this.#match(query);
    const total = matches.count();
    const spans = (query.spans ?? []).map(({ column, spans: some }) => {
      const ranges = query.ranges?.filter((range) => range.column !== column);
      const isOwn = ranges?.length !== query.ranges?.length;
      return this.#countSpans(isOwn ? this.#match({ ...query, ranges }).matches : matches, column, some);
    });
    return { ids: this.#page(query, matches, total), total, facets: this.#count(query, outside, matches), spans };
  }

  /** The numbers of the documents that match, for `numbersOf` and `codesOf`; all three are of this moment. */
  matching(question: Question): Uint32Array {
    return this.#match(question).matches.toArray();
  }

  /** The numbers of a column, by document. What has none has NaN, or among whole numbers one that is too low. */
  numbersOf(column: string): Float64Array | Int32Array {
    const numbers = this.#numbers.get(column);
    if (!numbers) throw new RangeError(`There is no column ${column}.`);
    return numbers.values;
  }

  /** The values of a column of many values: their places in `names`, by document. */
  codesOf(column: string): { codes: Uint32Array; names: readonly string[] } {
    const keywords = this.#keywords.get(column);
    if (!keywords) throw new RangeError(`There is no column ${column}.`);
    return { codes: keywords.codes, names: keywords.values.names };
  }

  /** How many documents match. */
  count(question: Question): number {
    return this.#match(question).matches.count();
  }

  /** How many matches have a number in each of the spans. */
  #countSpans(matches: Bitmap, column: string, spans: readonly Span[]): number[] {
    const numbers = this.#numbers.get(column);
    if (!numbers) throw new RangeError(`There is no column ${column}.`);
    const isOrdered = this.#orders.has(column) && matches.count() > this.#documents / MANY;
    const counter = isOrdered ? this.#order(column) : numbers;
    return countSpans(spans, (bounds) => counter.countBetween(matches, bounds));
  }

  /** The ids of all documents with a number from `min` up to, but without, `max`. */
  idsBetween(column: string, { min, max }: Span): number[] {
    const ids: number[] = [];
    for (const document of this.#order(column).between({ min, max })) if (this.#live.has(document)) ids.push(this.#ids[document] as number);
    return ids;
  }

  /** The number of a document, NaN if there is none. */
  numberOf(id: number, column: string): number {
    const document = this.#find(id);
    return document === undefined ? Number.NaN : (this.#numbers.get(column)?.of(document) ?? Number.NaN);
  }

  /** The value of a document in a column of few values. */
  keywordOf(id: number, column: string): string | undefined {
    const document = this.#find(id);
    return document === undefined ? undefined : this.#groupOf(column)?.valueOf(document, column);
  }

  /** All values of a column of few values, some of which no document may have any more. */
  valuesOf(column: string): readonly string[] {
    return this.#groupOf(column)?.valuesOf(column).names ?? [];
  }

  /** The words of the texts, deleted ones too: for suggestions. */
  get words(): Words {
    return this.#text;
  }

  /** Where a document is in a list. Position 0: it is not in it; the neighbours are those of its place. */
  neighbours(query: Query, id: number): Neighbours | undefined {
    const document = this.#find(id);
    if (document === undefined) return undefined;
    const { matches } = this.#match(query);
    const total = matches.count();
    const { before, previous, next } =
      query.order.length === 0
        ? aroundByScore(matches, this.#scores(query, matches), this.#ids, document)
        : around(this.#stretches(query, matches, document));
    const idOf = (found: number | undefined) => (found === undefined ? null : (this.#ids[found] as number));
    return { position: matches.has(document) ? before + 1 : 0, previous: idOf(previous), next: idOf(next), total };
  }

  /** The order of a query as runs. */
  *#stretches(query: Query, matches: Bitmap, document: number): Generator<Stretch> {
    for (const part of query.order) {
      const order = this.#order(part.by);
      const listed = this.#only(matches, part.only);
      const isIn = this.#isIn(document, part.only);
      for (const run of order.runs(part)) yield { run, listed, place: isIn ? order.placeIn(run, document) : -1 };
    }
  }

  /**
   * `matches` of the whole query; `outside` the same without the choices in groups, which facets leave out by turns. Both are only to be
   * read: sets that nothing restricts are not copied, since garbage of 125 KB each costs more than the search.
   */
  #match(question: Question): { outside: Bitmap; matches: Bitmap } {
    const { choices = new Map() } = question;
    const outside = this.#outside(question);
    if (!this.#groups.some((group) => [...choices.keys()].some((name) => group.has(name)))) return { outside, matches: outside };
    const matches = outside.copy();
    for (const group of this.#groups) group.restrict(matches, choices);
    return { outside, matches };
  }

  /** The documents that match everything but the choices in groups. */
  #outside({ text, choices = new Map(), ranges = [], contains = [] }: Question): Bitmap {
    const isRestricted = text || ranges.length > 0 || contains.length > 0 || [...this.#keywords.keys()].some((name) => choices.has(name));
    if (!isRestricted) return this.#live;
    const outside = this.#live.copy();
    if (text) this.#text.restrict(outside, text);
    for (const { columns, letters } of contains) {
      const found = columns.map((name) => {
        const some = outside.copy();
        this.#keywords.get(name)?.restrictContaining(some, letters);
        return some;
      });
      outside.and(found.reduce((all, some) => all.or(some)));
    }
    for (const { column, min = -Infinity, max = Infinity, isOutside } of ranges) {
      const inside = isOutside ? outside.copy() : outside;
      this.#restrict(inside, column, min, max);
      if (isOutside) outside.andNot(inside);
    }
    for (const [name, column] of this.#keywords) {
      const values = choices.get(name);
      if (values) column.restrict(outside, values);
    }
    return outside;
  }

  #restrict(found: Bitmap, column: string, min: number, max: number): void {
    // Few documents are looked at themselves.
    const isOrdered = this.#orders.has(column) && found.count() > this.#documents / MANY;
    if (isOrdered) this.#order(column).restrict(found, min, max);
    else this.#numbers.get(column)?.restrict(found, min, max);
  }

  /** The matches in a part of an order. */
  #only(matches: Bitmap, only: OrderPart['only']): Bitmap {
    if (!only) return matches;
    const found = matches.copy();
    this.#groupOf(only.column)?.restrict(found, new Map([[only.column, only.values]]));
    return found;
  }

  #isIn(document: number, only: OrderPart['only']): boolean {
    return !only || only.values.includes(this.#groupOf(only.column)?.valueOf(document, only.column) ?? '');
  }

  #page(query: Query, matches: Bitmap, total: number): number[] {
    const { order, offset, limit } = query;
    const documents = order.length === 0 ? this.#best(query, matches, Math.min(offset + limit, total)).slice(offset) : [];
    let skipped = 0;
    for (const { by, only, ...range } of order) {
      if (documents.length >= limit) break;
      const page = this.#order(by).page(this.#only(matches, only), range, offset - skipped, limit - documents.length, total);
      skipped += page.passed;
      for (const document of page.documents) documents.push(document);
    }
    return documents.map((document) => this.#ids[document] as number);
  }

  /** The best matches first, the newer ones first among equals. */
  #best(query: Query, matches: Bitmap, wanted: number): number[] {
    return bestOf(matches, this.#scores(query, matches), this.#ids, wanted);
  }

  #scores({ text, preferred }: Query, matches: Bitmap): Float32Array {
    const scores = text ? this.#text.score(matches, text, this.size) : new Float32Array(this.#documents);
    if (preferred)
      this.#only(matches, preferred).forEach((document) => {
        scores[document] = (scores[document] as number) + PREFERRED;
      });
    return scores;
  }

  #count(query: Query, outside: Bitmap, matches: Bitmap): Found['facets'] {
    const { facets: names = [], choices = new Map() } = query;
    const facets: Found['facets'] = new Map();
    const put = (name: string, values: Values, counts: Uint32Array) => facets.set(name, mostFrequent(values, counts));
    for (const group of this.#groups) {
      if (!names.some((name) => group.has(name))) continue;
      const base = outside.copy();
      for (const other of this.#groups) if (other !== group) other.restrict(base, choices);
      for (const [name, counts] of group.count(base, choices)) if (names.includes(name)) put(name, group.valuesOf(name), counts);
    }
    for (const [name, column] of this.#keywords) {
      if (!names.includes(name)) continue;
      const others = new Map([...choices].filter(([other]) => other !== name));
      const counted = choices.has(name) ? this.#match({ ...query, choices: others }).matches : matches;
      const counts = column.count(counted);
      if (query.looked?.column === name) {
        const isLooked = column.values.containing(query.looked.letters);
        for (let number = 0; number < counts.length; number++) if (isLooked[number] === 0) counts[number] = 0;
      }
      put(name, column.values, counts);
    }
    return facets;
  }

  #find(id: number): number | undefined {
    const document = this.#documentOf[id] ?? 0;
    return document > 0 ? document - 1 : undefined;
  }

  #groupOf(name: string): FacetGroup | undefined {
    return this.#groups.find((group) => group.has(name));
  }

  #order(name: string): Order {
    const order = this.#orders.get(name);
    if (!order) throw new RangeError(`There is no order by ${name}.`);
    order.refresh(this.#documents, this.#live);
    return order;
  }
}
