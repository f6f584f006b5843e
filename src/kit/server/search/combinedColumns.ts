// Columns that are read together: one number for each document stands for its combination of values, so that a single look-up reads
// them all. Unlike a facet group, a column may have any number of values, and keeps no set of documents for each.
import type { Bitmap } from './bitmap.ts';
import { restrictCodes } from './columns.ts';
import { grown } from './grown.ts';
import type { SnapshotReader, SnapshotWriter } from './snapshot.ts';
import { Values } from './values.ts';

/** `numbers`: of the values, by combination. */
type Member = { values: Values; numbers: Uint32Array };

export class CombinedColumns {
  readonly #members: ReadonlyMap<string, Member>;
  /** By the numbers of its values. */
  readonly #combinations = new Map<string, number>();
  /** The combination of each document. */
  codes = new Uint32Array(256);

  constructor(columns: readonly string[]) {
    this.#members = new Map(columns.map((name) => [name, { values: new Values(), numbers: new Uint32Array(16) }]));
  }

  get memory(): number {
    return [...this.#members.values()].reduce((sum, { numbers }) => sum + numbers.byteLength, this.codes.byteLength);
  }

  /** How many combinations there are. */
  get length(): number {
    return this.#combinations.size;
  }

  has(name: string): boolean {
    return this.#members.has(name);
  }

  /** The values of a column: their places in `names`, by combination. */
  of(name: string): { numbers: Uint32Array; names: readonly string[] } {
    const { values, numbers } = this.#member(name);
    return { numbers, names: values.names };
  }

  /** Sets the values of a new document; those that are not named are empty. */
  set(document: number, named: Readonly<Record<string, string>>): void {
    if (this.#members.size === 0) return;
    this.codes = grown(this.codes, document + 1);
    this.codes[document] = this.#combinationOf([...this.#members].map(([name, { values }]) => values.add(named[name] ?? '')));
  }

  save(to: SnapshotWriter, name: string, documents: Uint32Array): void {
    if (this.#members.size === 0) return;
    for (const [column, { values, numbers }] of this.#members) {
      values.save(to, `${name}.${column}`);
      to.array(`${name}.${column}.numbers`, numbers.subarray(0, this.length));
    }
    to.array(
      `${name}.codes`,
      documents.map((document) => this.codes[document] as number),
    );
  }

  load(from: SnapshotReader, name: string): void {
    if (this.#members.size === 0) return;
    const read = [...this.#members].map(([column, { values }]) => {
      values.load(from, `${name}.${column}`);
      return from.array(`${name}.${column}.numbers`, Uint32Array);
    });
    for (let at = 0; at < (read[0]?.length ?? 0); at++) this.#combinationOf(read.map((numbers) => numbers[at] as number));
    this.codes = from.array(`${name}.codes`, Uint32Array);
  }

  /** Keeps in `found` the documents that have one of the values. */
  restrict(found: Bitmap, name: string, wanted: readonly string[]): void {
    const { values, numbers } = this.#member(name);
    const chosen = values.chosen(wanted);
    const isWanted = new Uint8Array(this.length);
    for (let at = 0; at < isWanted.length; at++) isWanted[at] = chosen[numbers[at] as number] as number;
    restrictCodes(found, this.codes, isWanted);
  }

  #member(name: string): Member {
    const member = this.#members.get(name);
    if (!member) throw new RangeError(`There is no column ${name}.`);
    return member;
  }

  #combinationOf(numbers: readonly number[]): number {
    const key = numbers.join();
    const known = this.#combinations.get(key);
    if (known !== undefined) return known;
    const added = this.#combinations.size;
    this.#combinations.set(key, added);
    for (const [at, member] of [...this.#members.values()].entries()) {
      member.numbers = grown(member.numbers, added + 1);
      member.numbers[added] = numbers[at] as number;
    }
    return added;
  }
}
