// Quotation marks inside of cells, such as inches, that whoever wrote the file did not double.

const QUOTE = 0x22;
const [CR, LF] = [0x0d, 0x0a];

/**
 * Doubles the marks that neither open nor close a cell, as the parser of CSV expects them. A mark closes its cell when a separator or the end
 * of the row follows. One before other text belongs to the text if the cell is closed further on in the line; otherwise the cell was
 * not opened by its first mark, and stays as it is.
 */
export class StrayQuotes {
  readonly #separator: number;
  /** Longest text that is held back until the line is known. */
  readonly #longest: number;
  /** Whether a cell opened inside of another one, which was not closed and took in the cells between. */
  isUnclosed = false;
  /** The byte before what is held. */
  #before = LF;
  #held = Buffer.alloc(0);
  #state: 'start' | 'quoted' | 'plain' = 'start';

  constructor(separator: string, longest: number) {
    this.#separator = separator.charCodeAt(0);
    this.#longest = longest;
  }

  /** The text up to where more is needed to know what its marks mean. */
  push(chunk: Buffer, isLast = false): Buffer {
    const bytes = this.#held.length > 0 ? Buffer.concat([this.#held, chunk]) : chunk;
    const doubled: Buffer[] = [];
    let written = 0;
    let at = 0;
    // What decides about a mark decides about all marks before it: a line full of them is looked through once.
    let decided: { at: number; isInside: boolean } | undefined;
    for (; at < bytes.length; at++) {
      const byte = bytes[at] as number;
      if (this.#state === 'quoted') {
        if (byte !== QUOTE) continue;
        const next = bytes[at + 1];
        if (next === undefined && !isLast) break;
        if (next === QUOTE) at++;
        else if (next === undefined || this.#ends(next)) this.#state = 'plain';
        else {
          if (this.#ends(at > 0 ? (bytes[at - 1] as number) : this.#before)) this.isUnclosed = true;
          if (!decided || decided.at <= at) decided = this.#decide(bytes, at + 1);
          if (!decided && !isLast && bytes.length - at < this.#longest) break;
          if (decided?.isInside) {
            doubled.push(bytes.subarray(written, at + 1));
            written = at;
          } else this.#state = 'plain';
        }
      } else if (this.#ends(byte)) this.#state = 'start';
      else this.#state = byte === QUOTE && this.#state === 'start' ? 'quoted' : 'plain';
    }
    if (at > 0) this.#before = bytes[at - 1] as number;
    // A copy: the producer may reuse its chunk.
    this.#held = Buffer.from(bytes.subarray(at));
    doubled.push(bytes.subarray(written, at));
    return doubled.length === 1 ? (doubled[0] as Buffer) : Buffer.concat(doubled);
  }

  #ends(byte: number): boolean {
    return byte === this.#separator || byte === LF || byte === CR;
  }

  /** Whether a mark before a separator or the line's end comes before the next cell opens, and where; undefined if the line goes on. */
  #decide(bytes: Buffer, from: number): { at: number; isInside: boolean } | undefined {
    for (let at = from; at < bytes.length; at++) {
      const byte = bytes[at] as number;
      if (byte === LF || byte === CR) return { at, isInside: false };
      const next = bytes[at + 1];
      if (next === undefined) return undefined;
      if (byte === QUOTE && this.#ends(next)) return { at, isInside: true };
      if (byte === this.#separator && next === QUOTE) return { at, isInside: false };
    }
    return undefined;
  }
}
