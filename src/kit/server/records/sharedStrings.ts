const ROOM_AT_FIRST = 64 * 1024;
/** Maximum size of the strings and their offsets in bytes. */
const MOST = 24 * 1024 * 1024;

/** The shared strings of a workbook, by index. Stored as bytes: as JavaScript strings they would need several times the memory. */
export class SharedStrings {
  #bytes = Buffer.allocUnsafe(ROOM_AT_FIRST);
  #ends = new Uint32Array(ROOM_AT_FIRST / Uint32Array.BYTES_PER_ELEMENT);
  #count = 0;

  /** @returns false if the limit is exceeded */
  add(text: string): boolean {
    const from = this.#endOf(this.#count - 1);
    const end = from + Buffer.byteLength(text);
    if (end + (this.#count + 1) * Uint32Array.BYTES_PER_ELEMENT > MOST) return false;
    if (end > this.#bytes.length) this.#bytes = Buffer.concat([this.#bytes], Math.min(MOST, Math.max(end, 2 * this.#bytes.length)));
    if (this.#count === this.#ends.length) {
      const ends = new Uint32Array(2 * this.#count);
      ends.set(this.#ends);
      this.#ends = ends;
    }
    this.#bytes.write(text, from);
    this.#ends[this.#count++] = end;
    return true;
  }

  /** Length of a string in bytes; undefined if there is none. */
  sizeOf(place: number): number | undefined {
    if (!Number.isInteger(place) || place < 0 || place >= this.#count) return undefined;
    return this.#endOf(place) - this.#endOf(place - 1);
  }

  /** Creates the string on each call; empty if there is none. */
  at(place: number): string {
    return this.#bytes.toString('utf8', this.#endOf(place - 1), this.#endOf(place));
  }

  #endOf(place: number): number {
    return this.#ends[place] ?? 0;
  }
}
