// The documents of an index in memory: their columns, words and orders, and how they are saved.

import { Bitmap } from './bitmap.ts';
import { KeywordColumn, NumberColumn } from './columns.ts';
import { CombinedColumns } from './combinedColumns.ts';
import { FacetGroup } from './facetGroup.ts';
import { grown } from './grown.ts';
import { Order } from './order.ts';
import { keyIn } from './orderKeys.ts';
import { Owners } from './owners.ts';
import type { Schema, SearchDocument } from './query.ts';
import type { SnapshotReader, SnapshotWriter } from './snapshot.ts';
import { type Language, TextIndex, type Words } from './textIndex.ts';

/** For `SearchIndex` and its questions: others leave the fields alone. A document is known by its number, which it gets when it is set. */
export class StoredDocuments {
  readonly groups: FacetGroup[];
  readonly keywords: Map<string, KeywordColumn>;
  readonly combined: CombinedColumns;
  readonly numbers: Map<string, NumberColumn>;
  readonly text: TextIndex;
  readonly orders: Map<string, Order>;
  readonly live = new Bitmap();
  readonly #owner: string | undefined;
  readonly #owners = new Owners();
  /** The document of an id plus one, 0 if there is none: ids are dense, as a database numbers its rows. */
  #documentOf = new Uint32Array(256);
  #size = 0;
  #changes = 0;
  /** By the number of the document. */
  ids: Uint32Array = new Uint32Array(1024);
  /** How many numbers documents were given so far, those of deleted ones too. */
  numbered = 0;

  constructor(schema: Schema, language: Language) {
    this.groups = schema.groups.map((columns) => new FacetGroup(columns));
    this.keywords = new Map(schema.keywords.map((name) => [name, new KeywordColumn(schema.labelled?.includes(name) ?? false)]));
    this.numbers = new Map(Object.entries(schema.numbers).map(([name, kind]) => [name, new NumberColumn(kind)]));
    this.combined = new CombinedColumns(schema.combined ?? []);
    this.text = new TextIndex(schema.texts, language);
    this.#owner = schema.owner;
    const columns = { groups: this.groups, keywords: this.keywords, numbers: this.numbers };
    const idOf = (document: number) => this.ids[document] as number;
    this.orders = new Map(schema.orders.map((name) => [name, new Order({ keyOf: name === 'id' ? idOf : keyIn(columns, name), idOf })]));
  }

  get size(): number {
    return this.#size;
  }

  /** Bytes of the typed arrays. */
  get memory(): number {
    const columns = [...this.groups, ...this.keywords.values(), ...this.numbers.values(), this.combined];
    const parts = [...columns, ...this.orders.values(), this.text, this.#owners];
    return parts.reduce((sum, { memory }) => sum + memory, this.ids.byteLength + this.#documentOf.byteLength + this.live.words.byteLength);
  }

  /** Another number after each change, so that answers can be kept until then. */
  get changes(): number {
    return this.#changes;
  }

  /** Adds a document, or replaces the one with its id. */
  set({ id, keywords, labels, numbers, texts }: SearchDocument): void {
    this.delete(id);
    const document = this.numbered++;
    this.#changes++;
    this.ids = grown(this.ids, this.numbered);
    this.#documentOf = grown(this.#documentOf, id + 1);
    this.ids[document] = id;
    for (const group of this.groups) group.add(document, keywords);
    for (const [name, column] of this.keywords) column.set(document, keywords[name] ?? '', labels?.[name]);
    this.combined.set(document, keywords);
    for (const [name, column] of this.numbers) column.set(document, numbers[name] ?? null);
    this.text.add(document, texts);
    if (this.#owner !== undefined) this.#owners.add(document, numbers[this.#owner] ?? Number.NaN);
    this.#documentOf[id] = document + 1;
    this.#size++;
    this.live.add(document);
  }

  delete(id: number): void {
    const document = this.find(id);
    if (document === undefined) return;
    this.#changes++;
    this.live.delete(document);
    this.#documentOf[id] = 0;
    this.#size--;
  }

  has(id: number): boolean {
    return this.find(id) !== undefined;
  }

  /** The ids of all documents of an owner. */
  idsOf(owner: number): number[] {
    return this.#owners.of(owner, this.live).map((document) => this.ids[document] as number);
  }

  /** Changes one value of a column of few values. */
  setKeyword(id: number, column: string, value: string): void {
    const document = this.find(id);
    if (document === undefined) return;
    this.#changes++;
    this.groupOf(column)?.change(document, column, value);
  }

  /** How many documents were deleted or replaced and still take room; those that are read from a snapshot have none. */
  get deleted(): number {
    return this.numbered - this.#size;
  }

  /**
   * Writes the live documents, with new numbers: what is read back has no gaps. In steps of some ms, but for
   * orders that have to be sorted. The first step writes what `setKeyword` changes; no document may be set or deleted in between.
   */
  *save(to: SnapshotWriter): Generator<void> {
    const documents = this.live.toArray();
    const renumbered = new Uint32Array(this.numbered);
    for (const [at, document] of documents.entries()) renumbered[document] = at + 1;
    to.array(
      'ids',
      documents.map((document) => this.ids[document] as number),
    );
    for (const [at, group] of this.groups.entries()) group.save(to, `group.${at}`, documents);
    this.combined.save(to, 'combined', documents);
    yield;
    for (const [name, column] of [...this.keywords, ...this.numbers]) {
      column.save(to, `${column instanceof KeywordColumn ? 'keyword' : 'number'}.${name}`, documents);
      yield;
    }
    for (const name of this.orders.keys()) {
      this.order(name).save(to, `order.${name}`, renumbered);
      yield;
    }
    yield* this.text.save(to, 'text', this.deleted > 0 ? renumbered : undefined);
  }

  /** Fills a new index, in steps, between which it cannot be used. @throws {SnapshotFault} the index is unusable then */
  *load(from: SnapshotReader): Generator<void> {
    this.ids = from.array('ids', Uint32Array);
    this.numbered = this.ids.length;
    this.#size = this.numbered;
    const highest = this.ids.reduce((most, id) => Math.max(most, id), 0);
    this.#documentOf = grown(this.#documentOf, highest + 1);
    for (let document = 0; document < this.numbered; document++) {
      this.live.add(document);
      this.#documentOf[this.ids[document] as number] = document + 1;
    }
    for (const [at, group] of this.groups.entries()) group.load(from, `group.${at}`);
    this.combined.load(from, 'combined');
    yield;
    for (const [name, column] of [...this.keywords, ...this.numbers]) {
      column.load(from, `${column instanceof KeywordColumn ? 'keyword' : 'number'}.${name}`);
      yield;
    }
    if (this.#owner !== undefined) {
      const owners = this.numbersOf(this.#owner);
      for (let document = 0; document < this.numbered; document++) this.#owners.add(document, owners[document] as number);
      yield;
    }
    for (const [name, order] of this.orders) {
      order.load(from, `order.${name}`, this.numbered);
      yield;
    }
    yield* this.text.load(from, 'text');
  }

  /** The numbers of a column, by document. What has none has NaN, or among whole numbers one that is too low. */
  numbersOf(column: string): Float64Array | Int32Array {
    const numbers = this.numbers.get(column);
    if (!numbers) throw new RangeError(`There is no column ${column}.`);
    return numbers.values;
  }

  /** The values of a column of many values: their places in `names`, by document. */
  codesOf(column: string): { codes: Uint32Array; names: readonly string[] } {
    const keywords = this.keywords.get(column);
    if (!keywords) throw new RangeError(`There is no column ${column}.`);
    return { codes: keywords.codes, names: keywords.values.names };
  }

  /** The number of a document, NaN if there is none. */
  numberOf(id: number, column: string): number {
    const document = this.find(id);
    return document === undefined ? Number.NaN : (this.numbers.get(column)?.of(document) ?? Number.NaN);
  }

  /** The value of a document in a column of few values. */
  keywordOf(id: number, column: string): string | undefined {
    const document = this.find(id);
    return document === undefined ? undefined : this.groupOf(column)?.valueOf(document, column);
  }

  /** All values of a column of few values, some of which no document may have any more. */
  valuesOf(column: string): readonly string[] {
    return this.groupOf(column)?.valuesOf(column).names ?? [];
  }

  /** The words of the texts, deleted ones too: for suggestions. */
  get words(): Words {
    return this.text;
  }

  find(id: number): number | undefined {
    const document = this.#documentOf[id] ?? 0;
    return document > 0 ? document - 1 : undefined;
  }

  groupOf(name: string): FacetGroup | undefined {
    return this.groups.find((group) => group.has(name));
  }

  order(name: string): Order {
    const order = this.orders.get(name);
    if (!order) throw new RangeError(`There is no order by ${name}.`);
    order.refresh(this.numbered, this.live);
    return order;
  }
}
