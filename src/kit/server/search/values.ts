import { fold } from '../text/fold.ts';
import type { SnapshotReader, SnapshotWriter } from './snapshot.ts';

/** The values of a column, numbered in the order in which they are added. */
export class Values {
  readonly names: string[] = [];
  readonly #numbers = new Map<string, number>();
  /** What letters are looked for in; made when they first are, unless a label was given. */
  readonly #folded: string[] = [];

  get length(): number {
    return this.names.length;
  }

  /** @returns the number of the value, new or known */
  add(value: string): number {
    const known = this.#numbers.get(value);
    if (known !== undefined) return known;
    this.#numbers.set(value, this.names.length);
    return this.names.push(value) - 1;
  }

  /** Replaces the text in which letters are looked for, for every document with the value. */
  label(number: number, text: string): void {
    this.#foldUpTo(number + 1);
    // Most documents say what others have said.
    if (this.#folded[number] !== text) this.#folded[number] = fold(text);
  }

  saveLabels(to: SnapshotWriter, name: string): void {
    this.#foldUpTo(this.length);
    to.json(`${name}.labels`, this.#folded);
  }

  loadLabels(from: SnapshotReader, name: string): void {
    for (const label of from.json(`${name}.labels`) as string[]) this.#folded.push(label);
  }

  /** The number of a value, or undefined if it was never added. */
  numberOf(value: string): number | undefined {
    return this.#numbers.get(value);
  }

  save(to: SnapshotWriter, name: string): void {
    to.json(`${name}.names`, this.names);
  }

  load(from: SnapshotReader, name: string): void {
    for (const value of from.json(`${name}.names`) as string[]) this.add(value);
  }

  /** 1 for the number of each value that contains the letters in its label, or else in its first line, accents and case aside. */
  containing(letters: string): Uint8Array {
    this.#foldUpTo(this.length);
    const part = fold(letters);
    const contains = new Uint8Array(this.length);
    for (let number = 0; number < this.length; number++) if ((this.#folded[number] as string).includes(part)) contains[number] = 1;
    return contains;
  }

  /** 1 for the number of each value that is chosen, else 0. Values that were never added are left out. */
  chosen(values: readonly string[]): Uint8Array {
    const isChosen = new Uint8Array(this.length);
    for (const value of values) {
      const number = this.numberOf(value);
      if (number !== undefined) isChosen[number] = 1;
    }
    return isChosen;
  }

  #foldUpTo(length: number): void {
    for (let number = this.#folded.length; number < length; number++)
      this.#folded.push(fold((this.names[number] as string).split('\n', 1)[0] as string));
  }
}
