/** Reads the numbers that `ByteStreams.pushVarint` has written. */
export class VarintReader {
  readonly #bytes: Uint8Array;
  /** The place of the next number. */
  at = 0;

  constructor(bytes: Uint8Array) {
    this.#bytes = bytes;
  }

  next(): number {
    let byte = this.#bytes[this.at++] as number;
    let value = byte & 127;
    for (let shift = 7; byte > 127; shift += 7) {
      byte = this.#bytes[this.at++] as number;
      value |= (byte & 127) << shift;
    }
    return value;
  }

  skip(numbers: number): void {
    for (let left = numbers; left > 0; ) if ((this.#bytes[this.at++] as number) < 128) left--;
  }
}
