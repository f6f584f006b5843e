// Files that users send: beside a SQLite database on disk, in PostgreSQL where several processes share one.

export interface FileStore {
  /**
   * Keeps `bytes` under `name` and hands each chunk on once it is kept. When whoever listens stops before the end,
   * or `bytes` breaks off, nothing is kept.
   * @throws {Problem} `insufficient-storage`
   */
  save(name: string, bytes: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array>;
  /** The bytes of a kept file from its beginning; it is opened when the first are asked for. @throws {MissingFile} then, where there is none */
  read(name: string): AsyncIterable<Uint8Array>;
  remove(name: string): Promise<void>;
  /** Removes what a killed process left: every file but `names`. */
  removeAllBut(names: ReadonlySet<string>): Promise<void>;
}

/** There is no file of that name: data that were restored without it, or a fault of the disk. */
export class MissingFile extends Error {
  constructor(name: string) {
    super(`There is no file ${name}.`);
  }
}

/** A megabyte at a time: what is done per chunk costs little then. */
export const CHUNK = 1 << 20;
