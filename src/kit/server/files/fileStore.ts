// Files that users upload: in an object store, or on disk next to a SQLite database, or in PostgreSQL, which several processes share.

export interface FileStore {
  /**
   * Stores `bytes` under `name` and yields each chunk once it is stored. If the consumer stops before the end,
   * or `bytes` fails, nothing is stored.
   * @throws {Problem} `insufficient-storage`, or `unavailable` if the place does not answer
   */
  save(name: string, bytes: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array>;
  /** The bytes of a stored file, which is opened on the first read. @throws {MissingFile} on the first read */
  read(name: string): AsyncIterable<Uint8Array>;
  remove(name: string): Promise<void>;
  /** Removes what a killed process left: all files except `names`. */
  removeAllBut(names: ReadonlySet<string>): Promise<void>;
}

/** There is no file of that name: the data was restored without it, or the disk is damaged. */
export class MissingFile extends Error {
  constructor(name: string) {
    super(`There is no file ${name}.`);
  }
}

/** In places that several processes share, younger files may still be on their way in another one. */
export const ABANDONED_AFTER_MS = 86_400_000;

/** A megabyte, so that the overhead per chunk is small. */
export const CHUNK = 1 << 20;
