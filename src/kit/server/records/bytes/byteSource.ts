/** Reads a stream of chunks in pieces of any size; bytes can be put back. */
export class ByteSource {
  readonly #chunks: AsyncIterator<Uint8Array>;
  #back: Buffer | undefined;
  #isDone = false;
  /** Offset of the next byte, from 0. */
  position: number;

  /** @param position offset of the first chunk in the file */
  constructor(chunks: AsyncIterable<Uint8Array>, position = 0) {
    this.#chunks = chunks[Symbol.asyncIterator]();
    this.position = position;
  }

  /** The next chunk, never an empty one; undefined at the end. */
  async next(): Promise<Buffer | undefined> {
    const chunk = this.#back ?? (await this.#pull());
    this.#back = undefined;
    this.position += chunk?.length ?? 0;
    return chunk;
  }

  async #pull(): Promise<Buffer | undefined> {
    while (!this.#isDone) {
      const { done, value } = await this.#chunks.next();
      if (done) this.#isDone = true;
      else if (value.length > 0) return Buffer.from(value.buffer, value.byteOffset, value.length);
    }
    return undefined;
  }

  putBack(bytes: Buffer): void {
    if (bytes.length === 0) return;
    this.position -= bytes.length;
    this.#back = this.#back ? Buffer.concat([bytes, this.#back]) : bytes;
  }

  /** The next `count` bytes; fewer at the end. */
  async take(count: number): Promise<Buffer> {
    const taken: Buffer[] = [];
    let length = 0;
    while (length < count) {
      const chunk = await this.next();
      if (!chunk) break;
      // A copy: the producer may reuse its chunk for the next one.
      taken.push(Buffer.from(chunk));
      length += chunk.length;
    }
    const bytes = Buffer.concat(taken);
    this.putBack(bytes.subarray(count));
    return bytes.subarray(0, count);
  }

  /** The same bytes without consuming them. */
  async peek(count: number): Promise<Buffer> {
    const bytes = await this.take(count);
    this.putBack(bytes);
    return bytes;
  }

  /** Stops the producer; does nothing after the end. */
  async close(): Promise<void> {
    this.#back = undefined;
    if (this.#isDone) return;
    this.#isDone = true;
    await this.#chunks.return?.();
  }
}
