// Numbers strings in the order in which they are added, in typed arrays, which take less memory than a Map of millions of short strings
// and are read from a snapshot as they are.
import { grown } from './grown.ts';
import type { SnapshotReader, SnapshotWriter } from './snapshot.ts';

const FIRST_SLOTS = 1024;
/** The share of slots that are taken at most: with more, strings are found after many others. */
const FULLEST = 0.75;

export class StringTable {
  /** The code units of all strings, as numbers of one to three bytes, seven bits each: most letters take one. */
  #letters: Uint8Array = new Uint8Array(1024);
  /** Where each string ends among the letters; it begins where the one before ends. */
  #ends: Uint32Array = new Uint32Array(256);
  #length = 0;
  /** The number of a string plus one, at the place of its hash or after it; 0 is free. */
  #slots: Uint32Array = new Uint32Array(FIRST_SLOTS);
  /** The string that is looked for, as `#letters` has it. */
  #wanted: Uint8Array = new Uint8Array(256);

  get length(): number {
    return this.#length;
  }

  get memory(): number {
    return this.#letters.byteLength + this.#ends.byteLength + this.#slots.byteLength;
  }

  /** @returns the number of the string, new or known */
  add(string: string): number {
    const bytes = this.#encode(string);
    const slot = this.#slotOf(bytes);
    const known = this.#slots[slot] as number;
    if (known > 0) return known - 1;
    const from = this.#endOf(this.#length - 1);
    this.#letters = grown(this.#letters, from + bytes);
    for (let at = 0; at < bytes; at++) this.#letters[from + at] = this.#wanted[at] as number;
    this.#ends = grown(this.#ends, this.#length + 1);
    this.#ends[this.#length++] = from + bytes;
    this.#slots[slot] = this.#length;
    if (this.#length > this.#slots.length * FULLEST) this.#place(this.#slots.length * 2);
    return this.#length - 1;
  }

  numberOf(string: string): number | undefined {
    const found = this.#slots[this.#slotOf(this.#encode(string))] as number;
    return found > 0 ? found - 1 : undefined;
  }

  /** The first code unit of a string, if it is below 128. */
  firstUnitOf(number: number): number {
    return this.#letters[this.#endOf(number - 1)] as number;
  }

  at(number: number): string {
    const units: number[] = [];
    const to = this.#endOf(number);
    for (let at = this.#endOf(number - 1); at < to; ) {
      let byte = this.#letters[at++] as number;
      let unit = byte & 127;
      for (let shift = 7; byte > 127; shift += 7) {
        byte = this.#letters[at++] as number;
        unit |= (byte & 127) << shift;
      }
      units.push(unit);
    }
    return String.fromCharCode(...units);
  }

  save(to: SnapshotWriter, name: string): void {
    to.array(`${name}.letters`, this.#letters.subarray(0, this.#endOf(this.#length - 1)));
    to.array(`${name}.ends`, this.#ends.subarray(0, this.#length));
    to.array(`${name}.slots`, this.#slots);
  }

  load(from: SnapshotReader, name: string): void {
    this.#letters = from.array(`${name}.letters`, Uint8Array);
    this.#ends = from.array(`${name}.ends`, Uint32Array);
    this.#slots = from.array(`${name}.slots`, Uint32Array);
    this.#length = this.#ends.length;
  }

  #endOf(number: number): number {
    return number < 0 ? 0 : (this.#ends[number] as number);
  }

  /** Writes the string to `#wanted`. @returns how many bytes it takes */
  #encode(string: string): number {
    if (this.#wanted.length < string.length * 3) this.#wanted = new Uint8Array(string.length * 3);
    let bytes = 0;
    for (let at = 0; at < string.length; at++) {
      let rest = string.charCodeAt(at);
      for (; rest > 127; rest >>>= 7) this.#wanted[bytes++] = (rest & 127) | 128;
      this.#wanted[bytes++] = rest;
    }
    return bytes;
  }

  /** The slot of the wanted string, or the free one where it belongs. */
  #slotOf(bytes: number): number {
    const [letters, wanted, slots] = [this.#letters, this.#wanted, this.#slots];
    const last = slots.length - 1;
    for (let slot = hashOf(wanted, 0, bytes) & last; ; slot = (slot + 1) & last) {
      const found = slots[slot] as number;
      if (found === 0) return slot;
      const from = this.#endOf(found - 2);
      if (this.#endOf(found - 1) - from !== bytes) continue;
      let same = 0;
      while (same < bytes && letters[from + same] === wanted[same]) same++;
      if (same === bytes) return slot;
    }
  }

  /** Puts all strings into new slots. */
  #place(slots: number): void {
    this.#slots = new Uint32Array(slots);
    for (let number = 0, from = 0; number < this.#length; number++) {
      const to = this.#ends[number] as number;
      let slot = hashOf(this.#letters, from, to) & (slots - 1);
      while ((this.#slots[slot] as number) > 0) slot = (slot + 1) & (slots - 1);
      this.#slots[slot] = number + 1;
      from = to;
    }
  }
}

/** FNV-1a, with the high bits among the low ones too. */
function hashOf(bytes: Uint8Array, from: number, to: number): number {
  let hash = 0x811c9dc5;
  for (let at = from; at < to; at++) hash = Math.imul(hash ^ (bytes[at] as number), 0x01000193);
  return hash ^ (hash >>> 15);
}
