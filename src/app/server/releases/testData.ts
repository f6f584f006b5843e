// The data of an earlier release, ready for this program to open.
import { join } from 'node:path';
import { openPostgres } from '#kit/server/database/postgres/postgres.ts';
import { openSqlite } from '#kit/server/database/sqlite/sqlite.ts';
import { databaseFiles } from '#kit/server/files/databaseFiles.ts';
import { diskFiles } from '#kit/server/files/diskFiles.ts';
import { loadRelease, type Release, readRelease } from '#kit/server/testing/testRelease.ts';

const migrations = join(import.meta.dirname, '../../../../migrations');

/** Fills an empty place with what `file` recorded, in the schema of that release; its files are where the engine has them. */
export async function fillWithRelease(
  file: string,
  { dataDir, databaseUrl }: { dataDir: string; databaseUrl: string | null },
): Promise<Release> {
  const release = await readRelease(file);
  const database = databaseUrl ? openPostgres(databaseUrl, 1, () => {}) : openSqlite(join(dataDir, 'certame.sqlite'));
  try {
    await loadRelease(database, release, migrations);
    for (const [folder, files] of Object.entries(release.files)) {
      const store = databaseUrl ? databaseFiles(database, folder) : diskFiles(join(dataDir, folder), 0);
      for (const [name, content] of Object.entries(files)) await Array.fromAsync(store.save(name, pieces(content)));
    }
  } finally {
    await database.close();
  }
  return release;
}

async function* pieces(content: string): AsyncGenerator<Uint8Array> {
  yield Buffer.from(content, 'base64');
}
