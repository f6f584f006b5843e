// Files take no more room than admins allow; the text of what makes room stays.
import type { Database } from '#kit/server/database/database.ts';
import type { FileStore } from '#kit/server/files/fileStore.ts';
import { showSettings } from './settings.ts';

type Options = { background: Database; files: FileStore };

const GIGABYTE = 1e9;

/** Removes the files that were not used for longest until the rest fits. @param except a document whose file stays in any case */
export async function releaseFiles({ background, files }: Options, except = 0): Promise<void> {
  for (;;) {
    const { used, quotaGb } = await showSettings(background.read);
    if (used <= quotaGb * GIGABYTE) return;
    const oldest = await background.read
      .selectFrom('editais')
      .select(['documento_id', 'file'])
      .where('file', 'is not', null)
      .where('documento_id', '<>', except)
      .orderBy('used_at')
      .limit(1)
      .executeTakeFirst();
    if (!oldest?.file) return;
    const { documento_id, file } = oldest;
    await background.write(async (db) => {
      const released = db.updateTable('editais').set({ file: null }).where('documento_id', '=', documento_id).where('file', '=', file);
      await released.execute();
      await db
        .updateTable('editais')
        .set({ state: 'released' })
        .where('documento_id', '=', documento_id)
        .where('state', '=', 'kept')
        .execute();
    });
    await files.remove(file);
  }
}

/** Removes files that no row names: of notices that were removed, or left by a killed process. Call at the start. */
export async function removeLostFiles({ background, files, onError }: Options & { onError(error: unknown): void }): Promise<void> {
  try {
    const rows = await background.read.selectFrom('editais').select('file').where('file', 'is not', null).execute();
    await files.removeAllBut(new Set(rows.flatMap(({ file }) => file ?? [])));
  } catch (error) {
    onError(error);
  }
}
