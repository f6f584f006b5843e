import { notFound } from '#kit/errors.ts';
import { type FileStore, MissingFile } from './fileStore.ts';

/** The bytes of a stored file, once it is certain that it is there. @throws {Problem} `not-found` */
export async function openFile(files: FileStore, name: string): Promise<AsyncIterable<Uint8Array>> {
  const bytes = files.read(name)[Symbol.asyncIterator]();
  const first = await bytes.next().catch((error) => (error instanceof MissingFile ? notFound() : Promise.reject(error)));
  return (async function* () {
    try {
      for (let piece = first; !piece.done; piece = await bytes.next()) yield piece.value;
    } finally {
      await bytes.return?.();
    }
  })();
}
