// What is written survives a power cut once it is synced; the name of a new or renamed file, once its folder is.
import { open, readdir } from 'node:fs/promises';
import { join } from 'node:path';

/** Syncs a file or a folder. What cannot be opened is left out: Windows opens no folders. */
export async function syncPath(path: string): Promise<void> {
  const opened = await open(path, 'r').catch(() => undefined);
  try {
    await opened?.sync().catch((error) => (error.code === 'EPERM' || error.code === 'EINVAL' ? undefined : Promise.reject(error)));
  } finally {
    await opened?.close();
  }
}

/** Syncs a folder with all that is in it. */
export async function syncAll(folder: string): Promise<void> {
  for (const entry of await readdir(folder, { withFileTypes: true })) {
    if (entry.isDirectory()) await syncAll(join(folder, entry.name));
    else await syncPath(join(folder, entry.name));
  }
  await syncPath(folder);
}
