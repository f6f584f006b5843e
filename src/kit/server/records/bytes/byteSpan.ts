/** A part of a file that is wanted whole although it may reach over several chunks. */
export class ByteSpan {
  #before: Buffer[] = [];
  /** Bytes in the chunks before the one at hand. */
  #length = 0;
  /** Where it begins in the chunk at hand. */
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

  /** Keeps what the chunk holds of it, because the next one is to come; says how long it is so far. */
  append(chunk: Buffer): number {
    // A copy: the giver may use its chunk again.
    this.#before.push(Buffer.from(chunk.subarray(this.#from)));
    this.#length += chunk.length - this.#from;
    this.#from = 0;
    return this.#length;
  }

  /** All of it, up to `end` in the chunk at hand. */
  close(chunk: Buffer, end: number): Buffer {
    const last = chunk.subarray(this.#from, end);
    const whole = this.#length === 0 ? last : Buffer.concat([...this.#before, last]);
    this.drop();
    return whole;
  }
}
