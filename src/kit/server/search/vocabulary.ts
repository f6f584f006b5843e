// The words of all documents as they are written there, found by their stem or by how they begin.
import { fold } from '../text/fold.ts';
import { grown } from './grown.ts';
import type { SnapshotReader, SnapshotWriter } from './snapshot.ts';
import { StringTable } from './stringTable.ts';

/** A word of a text. */
export type Token = {
  /** As written, in lower case with its accents. */
  form: string;
  /** What it shares with its other forms. */
  stem: string;
  /** Another form of the word before it, with the same place: of `no-break`, the whole word beside its first part. */
  sharesPlace?: boolean;
};

/** What `#before` says of the first word of a stem; 0: it is no word. */
const FIRST = 1;

export class Vocabulary {
  /** Words and stems together, since most words are their own stem. Stems that stand in no text are words without documents. */
  readonly #strings = new StringTable();
  /** By stem: the last word that has it, plus one. By word: the one before it with the same stem, plus two. */
  #last: Uint32Array = new Uint32Array(256);
  #before: Uint32Array = new Uint32Array(256);
  /** Words in the order of their forms without accents and hyphens. */
  #sorted: Uint32Array = new Uint32Array(0);

  get length(): number {
    return this.#strings.length;
  }

  get memory(): number {
    return this.#strings.memory + this.#last.byteLength + this.#before.byteLength + this.#sorted.byteLength;
  }

  /** The number of the word, new or known. */
  add({ form, stem }: Token): number {
    const word = this.#strings.add(form);
    this.#before = grown(this.#before, word + 1);
    if (this.#before[word] !== 0) return word;
    const shared = form === stem ? word : this.#strings.add(stem);
    this.#last = grown(this.#last, shared + 1);
    this.#before[word] = (this.#last[shared] as number) + FIRST;
    this.#last[shared] = word + 1;
    return word;
  }

  formOf(word: number): string {
    return this.#strings.at(word);
  }

  /** Whether a word begins with a digit. */
  isNumber(word: number): boolean {
    const first = this.#strings.firstUnitOf(word);
    return first >= 48 && first <= 57;
  }

  /** The words with this stem. */
  withStem(stem: string): number[] {
    const shared = this.#strings.numberOf(stem);
    const words: number[] = [];
    if (shared === undefined) return words;
    for (let next = this.#last[shared] ?? 0; next > 0; next = (this.#before[next - 1] as number) - FIRST) words.push(next - 1);
    return words;
  }

  /** The words that begin with these letters, accents and hyphens aside. */
  startingWith(letters: string): Uint32Array {
    this.#sort();
    const start = lettersOf(letters);
    const from = this.#firstFrom((folded) => folded < start);
    const to = this.#firstFrom((folded) => folded < start || folded.startsWith(start));
    return this.#sorted.subarray(from, to);
  }

  save(to: SnapshotWriter, name: string): void {
    this.#sort();
    this.#strings.save(to, name);
    to.array(`${name}.last`, this.#last.subarray(0, this.length));
    to.array(`${name}.before`, this.#before.subarray(0, this.length));
    to.array(`${name}.sorted`, this.#sorted);
  }

  load(from: SnapshotReader, name: string): void {
    this.#strings.load(from, name);
    this.#last = from.array(`${name}.last`, Uint32Array);
    this.#before = from.array(`${name}.before`, Uint32Array);
    this.#sorted = from.array(`${name}.sorted`, Uint32Array);
  }

  #firstFrom(isBefore: (folded: string) => boolean): number {
    let [low, high] = [0, this.#sorted.length];
    while (low < high) {
      const middle = (low + high) >>> 1;
      if (isBefore(lettersOf(this.formOf(this.#sorted[middle] as number)))) low = middle + 1;
      else high = middle;
    }
    return low;
  }

  /** Puts words that were added since among the sorted ones. */
  #sort(): void {
    const known = this.#sorted.length;
    if (known === this.length) return;
    const added = Array.from({ length: this.length - known }, (_, at) => ({
      folded: lettersOf(this.formOf(known + at)),
      word: known + at,
    }));
    added.sort((one, other) => (one.folded < other.folded ? -1 : one.folded > other.folded ? 1 : 0));
    const all = new Uint32Array(this.length);
    let [from, to] = [0, 0];
    for (const { folded, word } of added) {
      const place = this.#firstFrom((other) => other < folded);
      all.set(this.#sorted.subarray(from, place), to);
      to += place - from;
      all[to++] = word;
      from = place;
    }
    all.set(this.#sorted.subarray(from), to);
    this.#sorted = all;
  }
}

/** What words are sorted by. */
function lettersOf(form: string): string {
  return fold(form).replaceAll('-', '');
}
