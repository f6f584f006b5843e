import { createReadStream } from 'node:fs';
import { mkdir, open, readdir, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { Problem } from '#kit/errors.ts';
import { CHUNK, type FileStore, MissingFile } from './fileStore.ts';
import { hasFree } from './freeSpace.ts';

/** How often the free space is checked. */
const LOOK_EVERY_BYTES = 16 * CHUNK;

/** The disk or the system's quota for our account is full. */
const fullDiskCodes = new Set(['ENOSPC', 'EDQUOT']);

/** Files in `folder`, leaving `minFree` bytes of the disk free. Only one process may use a folder. */
export function diskFiles(folder: string, minFree: number): FileStore {
  const pathOf = (name: string) => join(folder, name);
  return {
    async *save(name, bytes) {
      await mkdir(folder, { recursive: true });
      const path = pathOf(name);
      // Only complete files get the name.
      const partial = `${path}.part`;
      const file = await open(partial, 'wx');
      let whole = false;
      try {
        let unlooked = LOOK_EVERY_BYTES;
        for await (const chunk of bytes) {
          unlooked += chunk.byteLength;
          if (unlooked >= LOOK_EVERY_BYTES) {
            unlooked = 0;
            if (!(await hasFree(folder, minFree))) throw new Problem('insufficient-storage');
          }
          await file.writeFile(chunk);
          yield chunk;
        }
        await file.sync();
        whole = true;
      } catch (error) {
        throw fullDiskCodes.has((error as NodeJS.ErrnoException).code ?? '')
          ? Object.assign(new Problem('insufficient-storage'), { cause: error })
          : error;
      } finally {
        await file.close();
        if (whole) await rename(partial, path);
        else await rm(partial, { force: true });
      }
    },
    async *read(name) {
      try {
        yield* createReadStream(pathOf(name), { highWaterMark: CHUNK });
      } catch (error) {
        throw (error as NodeJS.ErrnoException).code === 'ENOENT' ? new MissingFile(name) : error;
      }
    },
    remove: (name) => rm(pathOf(name), { force: true }),
    async removeAllBut(names) {
      await mkdir(folder, { recursive: true });
      for (const name of await readdir(folder)) if (!names.has(name)) await rm(pathOf(name), { force: true });
    },
  };
}
