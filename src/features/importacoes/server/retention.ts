// Retention of uploaded files.
import type { Database } from '#kit/server/database/database.ts';
import type { Importer } from './importer.ts';
import type {} from './tables.ts';

/** How long a file waits to be started. */
const KEPT_DAYS = 7;

/** Deletes files that waited too long, and those of cancelled runs. */
export async function purgeRuns(database: Database, { files }: Pick<Importer, 'files'>): Promise<void> {
  const long = new Date(Date.now() - KEPT_DAYS * 86_400_000).toISOString();
  const done = await database.read
    .selectFrom('importacoes')
    .select(['id', 'guardado'])
    .where('guardado', 'is not', null)
    .where((is) => is.or([is('estado', '=', 'cancelada'), is.and([is('estado', '=', 'pronta'), is('recebida_em', '<', long)])]))
    .execute();
  for (const { id, guardado } of done) {
    await database.write(async (db) => {
      await db.updateTable('importacoes').set({ guardado: null }).where('id', '=', id).where('estado', '=', 'cancelada').execute();
      await db.deleteFrom('importacoes').where('id', '=', id).where('estado', '=', 'pronta').execute();
    });
    await files.remove(guardado as string);
  }
}

/** Also deletes files left behind by killed processes. Call at startup. */
export async function purgeAll(database: Database, importer: Pick<Importer, 'files'>): Promise<void> {
  await purgeRuns(database, importer);
  const kept = await database.read.selectFrom('importacoes').select('guardado').where('guardado', 'is not', null).execute();
  await importer.files.removeAllBut(new Set(kept.map(({ guardado }) => guardado as string)));
}
