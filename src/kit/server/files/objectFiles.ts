// Files in an object store, which several servers share.
import { Problem, Unavailable } from '#kit/errors.ts';
import { ABANDONED_AFTER_MS, type FileStore, MissingFile } from './fileStore.ts';
import { ObjectFault } from './objectFault.ts';
import type { ObjectPart, ObjectStore } from './objectStore.ts';

/** Each upload holds that much, twice while a part is sent. */
const PART_BYTES = 8 * 2 ** 20;
/** Below the 10,000 that stores allow. */
const MOST_PARTS = 9000;

/** How large parts must be for files of that size. */
export function partSizeFor(largestFile: number): number {
  return Math.max(PART_BYTES, Math.ceil(largestFile / MOST_PARTS));
}

/** Files in the folder `folder` of the store. A name that is saved again gets the new bytes. */
export function objectFiles(objects: ObjectStore, folder: string, partSize = PART_BYTES): FileStore {
  const nameIn = (name: string) => `${folder}/${name}`;
  return {
    async *save(name, bytes) {
      const upload = new Upload(objects, nameIn(name), partSize);
      let whole = false;
      try {
        for await (const chunk of bytes) {
          await upload.add(chunk);
          yield chunk;
        }
        await upload.end();
        whole = true;
      } finally {
        if (!whole) await upload.abort();
      }
    },
    async *read(name) {
      try {
        yield* objects.read(nameIn(name));
      } catch (error) {
        throw error instanceof ObjectFault && error.code === 'NoSuchKey' ? new MissingFile(name) : toProblem(error);
      }
    },
    remove: (name) => answered(objects.remove(nameIn(name))),
    removeAllBut: (names) => answered(removeAbandoned(objects, folder, names)),
  };
}

async function removeAbandoned(objects: ObjectStore, folder: string, names: ReadonlySet<string>): Promise<void> {
  const abandoned = Date.now() - ABANDONED_AFTER_MS;
  // An object whose age the store does not tell is as old as the epoch.
  const isAbandoned = (moment: Date) => moment.getTime() > 0 && moment.getTime() < abandoned;
  for await (const { name, modified } of objects.list(`${folder}/`))
    if (isAbandoned(modified) && !names.has(name.slice(folder.length + 1))) await objects.remove(name);
  for (const { name, id, begun } of await objects.listUploads(`${folder}/`)) if (isAbandoned(begun)) await objects.abort(name, id);
}

/** A file on its way: small ones in one call, others in parts, which become an object when all of them are there. */
class Upload {
  readonly #objects: ObjectStore;
  readonly #name: string;
  readonly #partSize: number;
  #pieces: Uint8Array[] = [];
  #size = 0;
  #id: string | undefined;
  #parts: ObjectPart[] = [];
  #isEnding = false;
  constructor(objects: ObjectStore, name: string, partSize: number) {
    this.#objects = objects;
    this.#name = name;
    this.#partSize = partSize;
  }

  async add(chunk: Uint8Array): Promise<void> {
    for (let rest = chunk; rest.byteLength > 0; ) {
      // A copy: the producer may reuse its buffer.
      const piece = Uint8Array.from(rest.subarray(0, this.#partSize - this.#size));
      rest = rest.subarray(piece.byteLength);
      this.#pieces.push(piece);
      this.#size += piece.byteLength;
      if (this.#size === this.#partSize) await answered(this.#putPart());
    }
  }

  async end(): Promise<void> {
    this.#isEnding = true;
    if (this.#id === undefined) return answered(this.#objects.put(this.#name, this.#takeAll()));
    if (this.#size > 0) await answered(this.#putPart());
    await answered(this.#objects.complete(this.#name, this.#id, this.#parts));
  }

  /** Best effort: what stays is removed when it is abandoned. */
  async abort(): Promise<void> {
    this.#pieces = [];
    if (this.#id !== undefined) await this.#objects.abort(this.#name, this.#id).catch(() => {});
    // The store may have done what it did not answer.
    if (this.#isEnding) await this.#objects.remove(this.#name).catch(() => {});
  }

  async #putPart(): Promise<void> {
    this.#id ??= await this.#objects.begin(this.#name);
    this.#parts.push(await this.#objects.putPart(this.#name, this.#id, this.#parts.length + 1, this.#takeAll()));
  }

  #takeAll(): Uint8Array {
    const all = Buffer.concat(this.#pieces);
    this.#pieces = [];
    this.#size = 0;
    return all;
  }
}

/** @throws {Problem} `insufficient-storage` or `unavailable` */
async function answered<T>(answer: Promise<T>): Promise<T> {
  try {
    return await answer;
  } catch (error) {
    throw toProblem(error);
  }
}

function toProblem(error: unknown): unknown {
  if (!(error instanceof ObjectFault)) return error;
  return error.isFull ? Object.assign(new Problem('insufficient-storage'), { cause: error }) : new Unavailable(RETRY_AFTER, away, error);
}

/** In seconds. */
const RETRY_AFTER = 10;

const away = {
  pt: 'O armazenamento de arquivos não está respondendo. Tente de novo em alguns instantes.',
  en: 'The file storage is not responding. Try again in a moment.',
  fr: 'Le stockage de fichiers ne répond pas. Réessayez dans un instant.',
  de: 'Der Dateispeicher antwortet nicht. Versuchen Sie es gleich noch einmal.',
};
