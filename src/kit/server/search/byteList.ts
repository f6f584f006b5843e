import { grown } from './grown.ts';

/** A growing list of bytes. */
export class ByteList {
  #bytes: Uint8Array = new Uint8Array(256);
  #length = 0;

  clear(): void {
    this.#length = 0;
  }

  push(byte: number): void {
    this.#bytes = grown(this.#bytes, this.#length + 1);
    this.#bytes[this.#length++] = byte;
  }

  /** Writes a number as `ByteStreams` does. */
  pushVarint(value: number): void {
    let rest = value;
    while (rest > 127) {
      this.push((rest & 127) | 128);
      rest >>>= 7;
    }
    this.push(rest);
  }

  /** Valid until the next change. */
  all(): Uint8Array {
    return this.#bytes.subarray(0, this.#length);
  }
}
