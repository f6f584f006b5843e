// Retention of exports: rows and files whose time is over, or whose account is gone.
import { afterCommit } from '#kit/server/database/afterCommit.ts';
import type { Database } from '#kit/server/database/database.ts';
import type { FileStore } from '#kit/server/files/fileStore.ts';
import type { PurgeStep } from '#kit/server/work/retention.ts';

type Options = { database: Database; files: FileStore; onError(error: unknown): void };

export function purgeExports({ files, onError }: Omit<Options, 'database'>): PurgeStep {
  let removing = Promise.resolve();
  return async (db, atOnce) => {
    const now = new Date().toISOString();
    const over = await db
      .selectFrom('licitacoes_exports')
      .select(['id', 'file'])
      // Who writes the file of a running one notices that the row is gone, and removes it.
      .where((is) => is.or([is('expires_at', '<=', now), is('user_id', 'is', null)]))
      .limit(atOnce)
      .execute();
    if (over.length === 0) return 0;
    const ids = over.map(({ id }) => id);
    await db.deleteFrom('licitacoes_exports').where('id', 'in', ids).execute();
    const names = over.flatMap(({ file }) => file ?? []);
    afterCommit(db, () => {
      removing = removing.then(() => removeFiles(files, names)).catch(onError);
    });
    return over.length;
  };
}

/** Removes files that no row names, which a killed process left. Call at the start. */
export async function removeLostFiles({ database, files, onError }: Options): Promise<void> {
  try {
    const rows = await database.read.selectFrom('licitacoes_exports').select('file').where('file', 'is not', null).execute();
    await files.removeAllBut(new Set(rows.flatMap(({ file }) => file ?? [])));
  } catch (error) {
    onError(error);
  }
}

export async function removeFiles(files: FileStore, names: readonly string[]): Promise<void> {
  for (const name of names) await files.remove(name);
}
