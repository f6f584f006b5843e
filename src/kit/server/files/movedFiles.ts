import { type FileStore, MissingFile } from './fileStore.ts';

/** Files in `store`. Those that were saved before it was configured are in `former`, where they are still read and removed. */
export function movedFiles(store: FileStore, former: FileStore): FileStore {
  return {
    save: store.save,
    read: (name) => readEither(store.read(name), former.read(name)),
    remove: async (name) => {
      await former.remove(name);
      await store.remove(name);
    },
    removeAllBut: async (names) => {
      await former.removeAllBut(names);
      await store.removeAllBut(names);
    },
  };
}

/** The bytes of `first`, or those of `second` if there is no such file. Both are opened on the first read. */
export async function* readEither(first: AsyncIterable<Uint8Array>, second: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
  try {
    yield* first;
    return;
  } catch (error) {
    if (!(error instanceof MissingFile)) throw error;
  }
  yield* second;
}
