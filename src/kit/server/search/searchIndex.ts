// An index in memory: filters, text and order in; ids, exact total and facet counts out. It knows nothing of notices.

import { bestOf } from './bestOf.ts';
import { Bitmap } from './bitmap.ts';
import { KeywordColumn, NumberColumn } from './columns.ts';
import { FacetGroup } from './facetGroup.ts';
import { grown } from './grown.ts';
import { mostFrequent } from './mostFrequent.ts';
import { Order } from './order.ts';
import type { Found, Neighbours, Query, Schema, SearchDocument } from './query.ts';
import { KeywordRanks } from './ranks.ts';
import type { SnapshotReader, SnapshotWriter } from './snapshot.ts';
import { type Language, TextIndex, type TextQuestion } from './textIndex.ts';
import type { Values } from './values.ts';

export class SearchIndex {
  readonly #groups: FacetGroup[];
  readonly #keywords: Map<string, KeywordColumn>;
  readonly #numbers: Map<string, NumberColumn>;
  readonly #text: TextIndex;
  readonly #orders: Map<string, Order>;
  readonly #live = new Bitmap();
  /** The document of an id plus one, 0 if there is none: ids are dense, as a database numbers its rows. */
  #documentOf = new Uint32Array(256);
  #size = 0;
  #ids: Uint32Array = new Uint32Array(1024);
  #documents = 0;

  constructor(schema: Schema, language: Language) {
    this.#groups = schema.groups.map((columns) => new FacetGroup(columns));
    this.#keywords = new Map(schema.keywords.map((name) => [name, new KeywordColumn()]));
    this.#numbers = new Map(Object.entries(schema.numbers).map(([name, kind]) => [name, new NumberColumn(kind)]));
    this.#text = new TextIndex(schema.texts, language);
    this.#orders = new Map(
      schema.orders.map((name) => [name, new Order({ keyOf: this.#keyOf(name), idOf: (document) => this.#ids[document] as number })]),
    );
  }

  get size(): number {
    return this.#size;
  }

  /** Bytes of the typed arrays. */
  get memory(): number {
    const parts = [...this.#groups, ...this.#keywords.values(), ...this.#numbers.values(), ...this.#orders.values(), this.#text];
    return parts.reduce(
      (sum, { memory }) => sum + memory,
      this.#ids.byteLength + this.#documentOf.byteLength + this.#live.words.byteLength,
    );
  }

  /** Adds a document, or replaces the one with its id. */
  set({ id, keywords, numbers, texts }: SearchDocument): void {
    this.delete(id);
    const document = this.#documents++;
    this.#ids = grown(this.#ids, this.#documents);
    this.#documentOf = grown(this.#documentOf, id + 1);
    this.#ids[document] = id;
    for (const group of this.#groups) group.add(document, keywords);
    for (const [name, column] of this.#keywords) column.set(document, keywords[name] ?? '');
    for (const [name, column] of this.#numbers) column.set(document, numbers[name] ?? null);
    this.#text.add(document, texts);
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

  /** Changes one value of a column of few values. */
  setKeyword(id: number, column: string, value: string): void {
    const document = this.#find(id);
    if (document !== undefined) this.#groupOf(column)?.change(document, column, value);
  }

  /** Writes the live documents, with new numbers: what is read back has no gaps. */
  save(to: SnapshotWriter): void {
    const documents = this.#live.toArray();
    const renumbered = new Uint32Array(this.#documents);
    for (const [at, document] of documents.entries()) renumbered[document] = at + 1;
    to.array(
      'ids',
      documents.map((document) => this.#ids[document] as number),
    );
    for (const [at, group] of this.#groups.entries()) group.save(to, `group.${at}`, documents);
    for (const [name, column] of this.#keywords) column.save(to, `keyword.${name}`, documents);
    for (const [name, column] of this.#numbers) column.save(to, `number.${name}`, documents);
    for (const name of this.#orders.keys()) this.#order(name).save(to, `order.${name}`, renumbered);
    this.#text.save(to, 'text', renumbered);
  }

  /** Fills a new index. @throws {SnapshotFault} the index is unusable then */
  load(from: SnapshotReader): void {
    this.#ids = from.array('ids', Uint32Array);
    this.#documents = this.#ids.length;
    this.#size = this.#documents;
    for (const [document, id] of this.#ids.entries()) {
      this.#live.add(document);
      this.#documentOf = grown(this.#documentOf, id + 1);
      this.#documentOf[id] = document + 1;
    }
    for (const [at, group] of this.#groups.entries()) group.load(from, `group.${at}`);
    for (const [name, column] of this.#keywords) column.load(from, `keyword.${name}`);
    for (const [name, column] of this.#numbers) column.load(from, `number.${name}`);
    for (const [name, order] of this.#orders) order.load(from, `order.${name}`, this.#documents);
    this.#text.load(from, 'text');
  }

  search(query: Query): Found {
    const { outside, matches } = this.#match(query);
    const total = matches.count();
    return { ids: this.#page(query, matches, total), total, facets: this.#count(query, outside, matches) };
  }

  /** Where a document is in a list. Position 0: it is not in it; the neighbours are those of its place. */
  neighbours(query: Query, id: number): Neighbours | undefined {
    const document = this.#find(id);
    if (document === undefined) return undefined;
    const { matches } = this.#match(query);
    const total = matches.count();
    let position = 1;
    let [previous, next]: [number | null, number | null] = [null, null];
    let isPassed = false;
    for (const part of query.order) {
      const isEnd = this.#order(part.by).walk(part, (other) => {
        if (other === document) isPassed = true;
        else if (matches.has(other)) {
          const found = this.#ids[other] as number;
          if (isPassed) next = found;
          else {
            previous = found;
            position++;
          }
        }
        return next === null;
      });
      if (!isEnd) break;
    }
    return { position: matches.has(document) ? position : 0, previous, next, total };
  }

  /** `matches` of the whole query; `outside` the same without the choices in groups, which facets leave out by turns. */
  #match({ text, choices = new Map(), ranges = [] }: Query): { outside: Bitmap; matches: Bitmap } {
    const outside = this.#live.copy();
    if (text) this.#text.restrict(outside, text);
    for (const { column, min = -Infinity, max = Infinity } of ranges) this.#numbers.get(column)?.restrict(outside, min, max);
    for (const [name, column] of this.#keywords) {
      const values = choices.get(name);
      if (values) column.restrict(outside, values);
    }
    const matches = outside.copy();
    for (const group of this.#groups) group.restrict(matches, choices);
    return { outside, matches };
  }

  #page({ text, order, offset, limit }: Query, matches: Bitmap, total: number): number[] {
    const documents: number[] = [];
    if (order.length === 0) documents.push(...this.#best(matches, text, offset, limit));
    let skipped = 0;
    for (const { by, ...range } of order) {
      if (documents.length >= limit) break;
      const page = this.#order(by).page(matches, range, offset - skipped, limit - documents.length, total);
      skipped += page.passed;
      documents.push(...page.documents);
    }
    return documents.map((document) => this.#ids[document] as number);
  }

  /** The best matches first, the newer ones first among equals. */
  #best(matches: Bitmap, text: TextQuestion | undefined, offset: number, limit: number): number[] {
    const scores = text ? this.#text.score(matches, text, this.size) : new Float32Array(this.#documents);
    return bestOf(matches, scores, this.#ids, offset + limit).slice(offset);
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
      put(name, column.values, column.count(counted));
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

  #keyOf(name: string): (document: number) => number {
    const numbers = this.#numbers.get(name);
    if (numbers) return (document) => numbers.of(document);
    const keywords = this.#keywords.get(name);
    if (!keywords) throw new RangeError(`There is no order by ${name}.`);
    const ranks = new KeywordRanks(keywords.values);
    return (document) => ranks.of(keywords.codes[document] as number);
  }
}
