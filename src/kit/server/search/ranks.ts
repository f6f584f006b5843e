// The alphabetical order of a column's values, as numbers that do not change when values are added between others.
import { fold } from '../text/fold.ts';
import type { Values } from './values.ts';

export class KeywordRanks {
  readonly #values: Values;
  readonly #rankOf: number[] = [];
  /** Numbers of the values in alphabetical order, accents and case aside. The empty value has no rank. */
  readonly #sorted: { key: string; number: number }[] = [];

  constructor(values: Values) {
    this.#values = values;
  }

  /** The rank of the value with this number; NaN for the empty value, which comes last. */
  of(number: number): number {
    if (number >= this.#rankOf.length) this.#addNew();
    return this.#rankOf[number] as number;
  }

  #addNew(): void {
    const values = this.#values.names;
    const known = this.#rankOf.length;
    const added = values.slice(known).map((value, at) => ({ key: `${fold(value)}\n${value}`, number: known + at }));
    for (const { number } of added) this.#rankOf[number] = Number.NaN;
    const named = added.filter(({ number }) => values[number] !== '').sort((one, other) => (one.key < other.key ? -1 : 1));
    if (this.#sorted.length === 0) {
      this.#sorted.push(...named);
      this.#renumber();
      return;
    }
    for (const one of named) this.#insert(one);
  }

  #insert(one: { key: string; number: number }): void {
    let [low, high] = [0, this.#sorted.length];
    while (low < high) {
      const middle = (low + high) >>> 1;
      if ((this.#sorted[middle]?.key ?? '') < one.key) low = middle + 1;
      else high = middle;
    }
    const rankAt = (place: number) => this.#rankOf[this.#sorted[place]?.number ?? -1];
    const before = rankAt(low - 1) ?? (rankAt(low) ?? 0) - 2;
    const after = rankAt(low) ?? before + 2;
    this.#sorted.splice(low, 0, one);
    const rank = (before + after) / 2;
    if (rank > before && rank < after) this.#rankOf[one.number] = rank;
    else this.#renumber();
  }

  /** Numbers all values again, in the same order. */
  #renumber(): void {
    for (const [place, { number }] of this.#sorted.entries()) this.#rankOf[number] = place;
  }
}
