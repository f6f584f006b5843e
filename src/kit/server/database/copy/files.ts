// Copies stored files from one place into another, and checks them by their SHA-256.
import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { mkdir, open, readdir, rename, rm, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type pg from 'pg';
import { CHUNK, MissingFile } from '#kit/server/files/fileStore.ts';
import { readEither } from '#kit/server/files/movedFiles.ts';
import { objectFiles } from '#kit/server/files/objectFiles.ts';
import type { ObjectStore } from '#kit/server/files/objectStore.ts';
import { syncPath } from '#kit/server/files/syncPath.ts';
import { CopyFault } from './store.ts';

/** A file of a store, named as the store of that folder names it. */
export type StoredFile = { folder: string; name: string };
export type SizedFile = StoredFile & { size: number };
export type FileSum = SizedFile & { sha256: string };

/** The files of several stores. */
export interface FilePlace {
  /** Files that arrived completely; on PostgreSQL also those that are being saved, whose pieces so far can be read. */
  list(): Promise<SizedFile[]>;
  /** @throws {MissingFile} on the first read */
  read(file: StoredFile): AsyncIterable<Uint8Array>;
  /** Stores a file; after a kill it is there completely or not at all. */
  write(file: StoredFile, bytes: AsyncIterable<Uint8Array>): Promise<void>;
  /** Makes what was written survive a power cut. */
  sync(): Promise<void>;
}

/** The files in `folders` of a folder, as `diskFiles` stores them. */
export function filesOnDisk(root: string, folders: readonly string[]): FilePlace {
  return {
    list: async () => {
      const files: SizedFile[] = [];
      for (const folder of folders) {
        const names = await readdir(join(root, folder)).catch((error) => (error.code === 'ENOENT' ? [] : Promise.reject(error)));
        for (const name of names.sort()) {
          // Gone since the folder was read.
          const found = name.endsWith('.part') ? undefined : await stat(join(root, folder, name)).catch(() => undefined);
          if (found) files.push({ folder, name, size: found.size });
        }
      }
      return files;
    },
    async *read({ folder, name }) {
      try {
        yield* createReadStream(join(root, folder, name), { highWaterMark: CHUNK });
      } catch (error) {
        throw (error as NodeJS.ErrnoException).code === 'ENOENT' ? new MissingFile(name) : error;
      }
    },
    write: async ({ folder, name }, bytes) => {
      await mkdir(join(root, folder), { recursive: true });
      const path = join(root, folder, name);
      const file = await open(`${path}.part`, 'w');
      try {
        for await (const chunk of bytes) await file.writeFile(chunk);
        await file.sync();
      } catch (error) {
        await rm(`${path}.part`, { force: true });
        throw error;
      } finally {
        await file.close();
      }
      await rename(`${path}.part`, path);
    },
    sync: async () => {
      for (const path of [...folders.map((folder) => join(root, folder)), root, dirname(root)]) await syncPath(path);
    },
  };
}

/** The files that `databaseFiles` stores in the table `arquivos`. @param root the folder of files whose names have no folder */
export function filesInPostgres(client: pg.Client, folders: readonly string[], root: string): FilePlace {
  const nameOf = ({ folder, name }: StoredFile) => (folder === root ? name : `${folder}/${name}`);
  return {
    list: async () => {
      const text = 'select nome, sum(octet_length(bytes))::text as size from arquivos group by nome order by nome';
      const { rows } = await client.query<{ nome: string; size: string }>(text);
      const files = rows.map(({ nome, size }): SizedFile => {
        const [name = '', folder = root] = nome.split('/').reverse();
        return { folder, name, size: Number(size) };
      });
      return files.filter(({ folder }) => folders.includes(folder));
    },
    async *read(file) {
      for (let posicao = 0; ; posicao++) {
        const text = 'select bytes from arquivos where nome = $1 and posicao = $2';
        const { rows } = await client.query<{ bytes: Buffer }>(text, [nameOf(file), posicao]);
        const [piece] = rows;
        if (!piece && posicao === 0) throw new MissingFile(file.name);
        if (!piece) return;
        yield piece.bytes;
      }
    },
    write: async (file, bytes) => {
      await client.query('begin');
      try {
        let posicao = 0;
        const put = (piece: Uint8Array) =>
          client.query('insert into arquivos (nome, posicao, bytes) values ($1, $2, $3)', [nameOf(file), posicao++, piece]);
        for await (const chunk of bytes) await put(chunk);
        if (posicao === 0) await put(new Uint8Array());
        await client.query('commit');
      } catch (error) {
        await client.query('rollback');
        throw error;
      }
    },
    sync: async () => {},
  };
}

/** The files in `folders` of an object store, as `objectFiles` stores them. */
export function filesInObjects(objects: ObjectStore, folders: readonly string[]): FilePlace {
  return {
    list: async () => {
      const files: SizedFile[] = [];
      for (const folder of folders)
        for await (const { name, size } of objects.list(`${folder}/`)) files.push({ folder, name: name.slice(folder.length + 1), size });
      return files;
    },
    read: ({ folder, name }) => objectFiles(objects, folder).read(name),
    write: async ({ folder, name }, bytes) => {
      for await (const _ of objectFiles(objects, folder).save(name, bytes));
    },
    sync: async () => {},
  };
}

/** The files of both places; what both have is read from the first, which gets the new ones. */
export function filesInBoth(first: FilePlace, second: FilePlace): FilePlace {
  return {
    ...first,
    list: async () => {
      const files = await first.list();
      const known = new Set(files.map(pathOf));
      return [...files, ...(await second.list()).filter((file) => !known.has(pathOf(file)))];
    },
    read: (file) => readEither(first.read(file), second.read(file)),
  };
}

const pathOf = ({ folder, name }: StoredFile) => `${folder}/${name}`;

/**
 * Copies the files that the target does not have yet, and checks them all.
 * @param known were copied and checked before
 * @returns what the target has of `from`; files that went away meanwhile are left out
 * @throws {CopyFault} if the target has other bytes
 */
export async function copyFiles(from: FilePlace, to: FilePlace, known: readonly FileSum[] = []): Promise<FileSum[]> {
  const checked = new Set(known.map(pathOf));
  const there = new Set((await to.list()).map(pathOf));
  const sums: FileSum[] = [];
  for (const file of await from.list()) {
    const path = pathOf(file);
    if (checked.has(path)) continue;
    try {
      const sum = there.has(path) ? await sumOfFile(from.read(file)) : await copyFile(from, to, file);
      const found = await sumOfFile(to.read(file));
      if (found.sha256 !== sum.sha256) throw new CopyFault(`The copy of the file ${path} differs.`);
      sums.push({ ...file, ...found });
    } catch (error) {
      if (!(error instanceof MissingFile)) throw error;
    }
  }
  await to.sync();
  return [...known, ...sums];
}

/** Size and SHA-256 of a file. */
export async function sumOfFile(bytes: AsyncIterable<Uint8Array>): Promise<{ size: number; sha256: string }> {
  const hash = createHash('sha256');
  let size = 0;
  for await (const chunk of bytes) {
    hash.update(chunk);
    size += chunk.byteLength;
  }
  return { size, sha256: hash.digest('hex') };
}

async function copyFile(from: FilePlace, to: FilePlace, file: StoredFile): Promise<{ size: number; sha256: string }> {
  const hash = createHash('sha256');
  let size = 0;
  async function* counted() {
    for await (const chunk of from.read(file)) {
      hash.update(chunk);
      size += chunk.byteLength;
      yield chunk;
    }
  }
  await to.write(file, counted());
  return { size, sha256: hash.digest('hex') };
}
