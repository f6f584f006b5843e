/** A part of a file that may span several chunks. */
export class ByteSpan {
  #before: Buffer[] = [];
  /** Bytes in previous chunks. */
  #length = 0;
  /** Its start in the current chunk. */
  #from = 0;
  isOpen = false;

  begin(at: number): void {
    this.#before = [];
    this.#length = 0;
    this.#from = at;
    this.isOpen = true;
  }

  drop(): void {
    this.#before = [];
    this.isOpen = false;
  }

  /** Stores the chunk's part of it before the next chunk. @returns its length so far */
  append(chunk: Buffer): number {
    // A copy: the producer may reuse its chunk.
    this.#before.push(Buffer.from(chunk.subarray(this.#from)));
    this.#length += chunk.length - this.#from;
    this.#from = 0;
    return this.#length;
  }

  /** The whole span, up to `end` in the current chunk. */
  close(chunk: Buffer, end: number): Buffer {
    const last = chunk.subarray(this.#from, end);
    const whole = this.#length === 0 ? last : Buffer.concat([...this.#before, last]);
    this.drop();
    return whole;
  }
}
