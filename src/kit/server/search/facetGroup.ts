// Columns of few values that are counted together: one number for each document stands for its combination of values, so that a single
// pass over the documents counts all columns, each without its own choice.
import { Bitmap } from './bitmap.ts';
import { countCodes } from './countCodes.ts';
import { grown } from './grown.ts';
import type { SnapshotReader, SnapshotWriter } from './snapshot.ts';
import { Values } from './values.ts';

type Member = {
  values: Values;
  /** The documents of each value. */
  documents: Bitmap[];
  /** Where the value's number is in the combination. */
  shift: number;
  mask: number;
};

/** The values chosen of each column; columns without a choice are not named. */
export type Choices = ReadonlyMap<string, readonly string[]>;

export class FacetGroup {
  readonly #members = new Map<string, Member>();
  readonly #combinations: number;
  #combinationOf = new Uint16Array(1024);

  /** @param columns how many bits the number of a value takes, by column: 2 for up to four values; at most 16 in all */
  constructor(columns: Readonly<Record<string, number>>) {
    let shift = 0;
    for (const [name, bits] of Object.entries(columns)) {
      this.#members.set(name, { values: new Values(), documents: [], shift, mask: 2 ** bits - 1 });
      shift += bits;
    }
    this.#combinations = 2 ** shift;
  }

  get memory(): number {
    const sets = [...this.#members.values()].flatMap(({ documents }) => documents);
    return sets.reduce((sum, { words }) => sum + words.byteLength, this.#combinationOf.byteLength);
  }

  has(name: string): boolean {
    return this.#members.has(name);
  }

  valuesOf(name: string): Values {
    return this.#member(name).values;
  }

  /** The number of a document's value. */
  numberOf(document: number, name: string): number {
    const { shift, mask } = this.#member(name);
    return ((this.#combinationOf[document] as number) >>> shift) & mask;
  }

  /** The value of a document. */
  valueOf(document: number, name: string): string {
    return this.valuesOf(name).names[this.numberOf(document, name)] ?? '';
  }

  /** Sets the values of all columns of a new document; those that are not named are empty. */
  add(document: number, named: Readonly<Record<string, string>>): void {
    this.#combinationOf = grown(this.#combinationOf, document + 1);
    let combination = 0;
    for (const [name, { values, documents, shift, mask }] of this.#members) {
      const number = this.#add(name, named[name] ?? '', values, mask);
      documents[number] ??= new Bitmap();
      documents[number].add(document);
      combination |= number << shift;
    }
    this.#combinationOf[document] = combination;
  }

  /** Changes a value of a document. */
  change(document: number, name: string, value: string): void {
    const { values, documents, shift, mask } = this.#member(name);
    const number = this.#add(name, value, values, mask);
    const before = this.#combinationOf[document] as number;
    documents[(before >>> shift) & mask]?.delete(document);
    documents[number] ??= new Bitmap();
    documents[number].add(document);
    this.#combinationOf[document] = (before & ~(mask << shift)) | (number << shift);
  }

  save(to: SnapshotWriter, name: string, documents: Uint32Array): void {
    for (const [column, { values }] of this.#members) values.save(to, `${name}.${column}`);
    to.array(
      `${name}.combinations`,
      Uint16Array.from(documents, (document) => this.#combinationOf[document] as number),
    );
  }

  load(from: SnapshotReader, name: string): void {
    this.#combinationOf = from.array(`${name}.combinations`, Uint16Array);
    for (const [column, { values, documents, shift, mask }] of this.#members) {
      values.load(from, `${name}.${column}`);
      const sets = values.names.map(() => new Bitmap(this.#combinationOf.length));
      documents.push(...sets);
      const words = sets.map((set) => set.words);
      for (let document = 0; document < this.#combinationOf.length; document++) {
        const set = words[((this.#combinationOf[document] as number) >>> shift) & mask] as Uint32Array;
        set[document >>> 5] = (set[document >>> 5] as number) | (1 << (document & 31));
      }
    }
  }

  /** Keeps in `found` the documents with the chosen values. */
  restrict(found: Bitmap, choices: Choices): void {
    for (const [name, { values, documents }] of this.#members) {
      const chosen = choices.get(name);
      if (!chosen) continue;
      const sets = chosen.flatMap((value) => documents[values.numberOf(value) ?? -1] ?? []);
      found.and(sets.length === 1 ? (sets[0] as Bitmap) : sets.reduce((any, set) => any.or(set), new Bitmap()));
    }
  }

  /**
   * Counts the values of all columns, each without its own choice but with those of the other columns.
   * @param documents that match everything except this group's choices
   */
  count(documents: Bitmap, choices: Choices): Map<string, Uint32Array> {
    const members = [...this.#members].map(([name, { values, shift, mask }]) => {
      const chosen = choices.get(name);
      // A column without a choice misses nothing.
      const isChosen = chosen ? values.chosen(chosen) : new Uint8Array(values.length).fill(1);
      return { name, shift, mask, isChosen, counts: new Uint32Array(values.length) };
    });
    const histogram = countCodes(documents, this.#combinationOf, this.#combinations);
    for (let combination = 0; combination < histogram.length; combination++) {
      const count = histogram[combination] as number;
      if (count === 0) continue;
      let misses = 0;
      for (const { shift, mask, isChosen } of members) misses += 1 - (isChosen[(combination >>> shift) & mask] as number);
      if (misses > 1) continue;
      for (const { shift, mask, isChosen, counts } of members) {
        const number = (combination >>> shift) & mask;
        // What misses one choice counts for that column alone.
        if (misses === 0 || isChosen[number] === 0) counts[number] = (counts[number] as number) + count;
      }
    }
    return new Map(members.map(({ name, counts }) => [name, counts]));
  }

  #member(name: string): Member {
    const member = this.#members.get(name);
    if (!member) throw new RangeError(`There is no column ${name}.`);
    return member;
  }

  #add(name: string, value: string, values: Values, mask: number): number {
    const number = values.add(value);
    if (number > mask) throw new RangeError(`Column ${name} has more than ${mask + 1} values: ${value}`);
    return number;
  }
}
