// Numbers strings in the order in which they are added, in typed arrays, which take less memory than a Map of half a million short strings
// and are read from a snapshot as they are.
import { grown } from './grown.ts';
import type { SnapshotReader, SnapshotWriter } from './snapshot.ts';

/** Slots are twice as many as strings, at least. */
const FIRST_SLOTS = 1024;

export class StringTable {
  #letters: Uint16Array = new Uint16Array(1024);
  /** Where each string ends among the letters; it begins where the one before ends. */
  #ends: Uint32Array = new Uint32Array(256);
  #length = 0;
  /** The number of a string plus one, at the place of its hash or after it; 0 is free. */
  #slots: Uint32Array = new Uint32Array(FIRST_SLOTS);

  get length(): number {
    return this.#length;
  }

  get memory(): number {
    return this.#letters.byteLength + this.#ends.byteLength + this.#slots.byteLength;
  }

  /** @returns the number of the string, new or known */
  add(string: string): number {
    const slot = this.#slotOf(string);
    const known = this.#slots[slot] as number;
    if (known > 0) return known - 1;
    const from = this.#endOf(this.#length - 1);
    this.#letters = grown(this.#letters, from + string.length);
    for (let at = 0; at < string.length; at++) this.#letters[from + at] = string.charCodeAt(at);
    this.#ends = grown(this.#ends, this.#length + 1);
    this.#ends[this.#length++] = from + string.length;
    this.#slots[slot] = this.#length;
    if (this.#length * 2 > this.#slots.length) this.#place(this.#slots.length * 2);
    return this.#length - 1;
  }

  numberOf(string: string): number | undefined {
    const found = this.#slots[this.#slotOf(string)] as number;
    return found > 0 ? found - 1 : undefined;
  }

  at(number: number): string {
    return String.fromCharCode(...this.#letters.subarray(this.#endOf(number - 1), this.#endOf(number)));
  }

  save(to: SnapshotWriter, name: string): void {
    to.array(`${name}.letters`, this.#letters.subarray(0, this.#endOf(this.#length - 1)));
    to.array(`${name}.ends`, this.#ends.subarray(0, this.#length));
  }

  load(from: SnapshotReader, name: string): void {
    this.#letters = from.array(`${name}.letters`, Uint16Array);
    this.#ends = from.array(`${name}.ends`, Uint32Array);
    this.#length = this.#ends.length;
    this.#place(Math.max(FIRST_SLOTS, 2 ** Math.ceil(Math.log2(this.#length * 2 + 1))));
  }

  #endOf(number: number): number {
    return number < 0 ? 0 : (this.#ends[number] as number);
  }

  /** The slot of a string, or the free one where it belongs. */
  #slotOf(string: string): number {
    const last = this.#slots.length - 1;
    let hash = 0x811c9dc5;
    for (let at = 0; at < string.length; at++) hash = Math.imul(hash ^ string.charCodeAt(at), 0x01000193);
    let slot = mixed(hash) & last;
    for (let found = this.#slots[slot] as number; found > 0 && !this.#is(found - 1, string); found = this.#slots[slot] as number)
      slot = (slot + 1) & last;
    return slot;
  }

  #is(number: number, string: string): boolean {
    const from = this.#endOf(number - 1);
    if (this.#endOf(number) - from !== string.length) return false;
    for (let at = 0; at < string.length; at++) if (this.#letters[from + at] !== string.charCodeAt(at)) return false;
    return true;
  }

  /** Puts all strings into new slots. */
  #place(slots: number): void {
    this.#slots = new Uint32Array(slots);
    for (let number = 0, from = 0; number < this.#length; number++) {
      const to = this.#ends[number] as number;
      let hash = 0x811c9dc5;
      for (let at = from; at < to; at++) hash = Math.imul(hash ^ (this.#letters[at] as number), 0x01000193);
      let slot = mixed(hash) & (slots - 1);
      while ((this.#slots[slot] as number) > 0) slot = (slot + 1) & (slots - 1);
      this.#slots[slot] = number + 1;
      from = to;
    }
  }
}

/** Lets the high bits of a hash count among the low ones. */
function mixed(hash: number): number {
  return hash ^ (hash >>> 15);
}
