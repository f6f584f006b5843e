// What all stores of files promise, whichever place they have.
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { serverForFile } from '../testing/testDemo.ts';
import { TestObjectStore } from '../testing/testObjectStore.ts';
import { databaseFiles } from './databaseFiles.ts';
import { diskFiles } from './diskFiles.ts';
import { CHUNK, type FileStore, MissingFile } from './fileStore.ts';
import { movedFiles } from './movedFiles.ts';
import { objectFiles } from './objectFiles.ts';
import { openObjects } from './objectStore.ts';

const server = serverForFile();
const objectStore = new TestObjectStore();
beforeAll(() => objectStore.listen());
afterAll(() => objectStore.close());

/** Beside the rows: on the disk, or in PostgreSQL. */
const own = (folder: string) =>
  server.database.engine.name === 'sqlite' ? diskFiles(join(server.dataDir, folder), 0) : databaseFiles(server.database, folder);
const inObjects = (folder: string) => objectFiles(openObjects(objectStore.place()), folder, 5 * CHUNK);

describe.each<[string, (folder: string) => FileStore]>([
  ['beside the rows', own],
  ['in an object store', inObjects],
  ['in an object store, after others beside the rows', (folder) => movedFiles(inObjects(folder), own(folder))],
])('files %s', (place, open) => {
  const folderOf = (name: string) => `${name}-${place.replace(/\W+/g, '-')}`;
  async function* inChunks(bytes: Buffer, size = 300_000) {
    // One buffer for all, as some producers have.
    const chunk = Buffer.alloc(size);
    for (let at = 0; at < bytes.length; at += size) yield chunk.subarray(0, bytes.copy(chunk, 0, at));
  }
  const save = async (files: FileStore, name: string, bytes: AsyncIterable<Uint8Array>) => {
    const seen: Buffer[] = [];
    for await (const chunk of files.save(name, bytes)) seen.push(Buffer.from(chunk));
    return Buffer.concat(seen);
  };
  const isMissing = (files: FileStore, name: string) =>
    buffer(files.read(name)).then(
      () => false,
      (error) => error instanceof MissingFile,
    );
  const pattern = Uint8Array.from({ length: 253 }, (_, at) => (at * 7) % 253);
  const patterned = (size: number) => Buffer.alloc(size, pattern);

  test.each([0, 1, CHUNK, 6 * CHUNK + 5])('of %i bytes are yielded while they are stored, and read unchanged', async (size) => {
    const files = open(folderOf('sizes'));
    const bytes = patterned(size);
    expect((await save(files, `of-${size}`, inChunks(bytes))).equals(bytes)).toBe(true);
    expect((await buffer(files.read(`of-${size}`))).equals(bytes)).toBe(true);
  });

  test('have a name only once they are whole', async () => {
    const files = open(folderOf('whole'));
    const failing = async function* () {
      yield* inChunks(patterned(6 * CHUNK));
      throw new Error('broken off');
    };
    await expect(save(files, 'failed', failing())).rejects.toThrow('broken off');
    for await (const _ of files.save('left', inChunks(patterned(6 * CHUNK)))) break;
    expect([await isMissing(files, 'failed'), await isMissing(files, 'left')]).toEqual([true, true]);
    await save(files, 'failed', inChunks(patterned(10)));
    expect((await buffer(files.read('failed'))).length).toBe(10);
  });

  test('are removed, each in its folder, and removing them again is no fault', async () => {
    const [files, other] = [open(folderOf('removed')), open(folderOf('other'))];
    for (const one of [files, other]) await save(one, 'a', inChunks(patterned(10)));
    for (const _ of [1, 2]) await files.remove('a');
    expect([await isMissing(files, 'a'), await isMissing(other, 'a')]).toEqual([true, false]);
  });

  test('that are named stay when all others are removed', async () => {
    const [files, other] = [open(folderOf('kept')), open(folderOf('kept-other'))];
    await save(files, 'named', inChunks(patterned(10)));
    await save(other, 'unnamed', inChunks(patterned(10)));
    await files.removeAllBut(new Set(['named']));
    expect([await isMissing(files, 'named'), await isMissing(other, 'unnamed')]).toEqual([false, false]);
  });

  test('may be left off in the middle of reading', async () => {
    const files = open(folderOf('read'));
    await save(files, 'a', inChunks(patterned(6 * CHUNK)));
    for await (const _ of files.read('a')) break;
    expect((await buffer(files.read('a'))).length).toBe(6 * CHUNK);
  });
});
