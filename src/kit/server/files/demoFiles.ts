// Files of the demonstration, which are stored when they are missing.
import { Problem } from '#kit/errors.ts';
import { type FileStore, MissingFile } from './fileStore.ts';

/** Stores those that are not there yet, all at once. Without free space, or while their place is away, the next start tries again. */
export async function keepFiles(files: FileStore, some: readonly { id: string; bytes: () => Uint8Array }[]): Promise<void> {
  const done = await Promise.allSettled(
    some.map(async ({ id, bytes }) => {
      if (!(await isStored(files, id))) for await (const _ of files.save(id, once(bytes())));
    }),
  );
  for (const one of done) if (one.status === 'rejected' && !isForNextStart(one.reason)) throw one.reason;
}

function isForNextStart(reason: unknown): boolean {
  return reason instanceof Problem && (reason.type === 'insufficient-storage' || reason.type === 'unavailable');
}

async function isStored(files: FileStore, id: string): Promise<boolean> {
  try {
    for await (const _ of files.read(id)) break;
    return true;
  } catch (error) {
    if (error instanceof MissingFile) return false;
    throw error;
  }
}

async function* once(bytes: Uint8Array) {
  yield bytes;
}
