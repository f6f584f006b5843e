// One import at a time, in all processes that share the data; the others queue.

import type { Database } from '#kit/server/database/database.ts';
import { backgroundWork } from '#kit/server/work/backgroundWork.ts';
import { endColumns, endsOf, findEnded, recordRunEnds } from './events.ts';
import { purgeRuns } from './retention.ts';
import type { Importer } from './rows.ts';
import type {} from './tables.ts';

export type ImportQueue = {
  /** Looks whether something is to be done, and does it in the background. */
  wake(): void;
  /** Has runs at which nobody is any more go on, then wakes. */
  begin(): Promise<void>;
  /** Resolves once the run under way has stopped between two transactions; it then queues again. */
  stop(): Promise<void>;
};

export type QueueOptions = {
  database: Database;
  importer: Importer;
  /** Works a claimed run off; it may fail, or die. */
  run(id: number, signal: AbortSignal): Promise<void>;
  onError(error: unknown): void;
};

/** Held by whoever works runs off. */
const LEASE = 'importacoes';
/** So often in a row a run may be broken off without getting any further. */
const MOST_BREAKS = 3;
const PURGE_EVERY_MS = 3_600_000;

export function importQueue({ database, importer, run, onError }: QueueOptions): ImportQueue {
  const { events } = importer;
  const drain = async (signal: AbortSignal) => {
    await recover();
    while (!signal.aborted) {
      const id = await claimNext(database);
      if (id === undefined) return;
      events.changed();
      await run(id, signal).catch(onError);
      // Its thread may have died in the middle, or the database may not have answered.
      if (!signal.aborted) await recover();
      await database.updateStatistics().catch(onError);
      events.ended(endsOf(await findEnded(database.read, id)));
      await purgeRuns(database, importer);
    }
  };

  const recover = async () => {
    const { queued, interrupted } = await requeueBroken(database, importer);
    if (queued > 0) events.changed();
    if (interrupted.length > 0) events.ended(endsOf(interrupted));
  };

  const hasWork = () => isAnythingOpen(database);
  const work = backgroundWork({ database, name: LEASE, hasWork, drain, onError });
  const purgeTimer = setInterval(() => purgeRuns(database, importer).catch(onError), PURGE_EVERY_MS);
  purgeTimer.unref();
  return {
    wake: work.wake,
    begin: async () => {
      const hold = await database.acquireLease(LEASE);
      if (hold) await recover().finally(() => hold.release());
      work.wake();
    },
    stop: () => {
      clearInterval(purgeTimer);
      return work.stop();
    },
  };
}

async function isAnythingOpen({ read }: Database): Promise<boolean> {
  const open = await read.selectFrom('importacoes').select('id').where('estado', 'in', ['na_fila', 'em_andamento']).limit(1).execute();
  return open.length > 0;
}

/**
 * To be called only while holding the queue: nobody works on these runs any more, because their process or thread died, or the database
 * did not answer in time. They go on by themselves, but one that is broken off again and again without getting any further must
 * not keep the others waiting for ever: it stays interrupted.
 */
async function requeueBroken(database: Database, importer: Importer) {
  const broken = await database.read.selectFrom('importacoes').select('id').where('estado', '=', 'em_andamento').execute();
  if (broken.length === 0) return { queued: 0, interrupted: [] };
  return database.write(async (db) => {
    const { numUpdatedRows } = await db
      .updateTable('importacoes')
      .set((row) => ({ estado: 'na_fila', quedas: row('quedas', '+', 1) }))
      .where('estado', '=', 'em_andamento')
      .where('quedas', '<', MOST_BREAKS - 1)
      .executeTakeFirst();
    const interrupted = await db
      .updateTable('importacoes')
      .set((row) => ({
        estado: 'interrompida',
        quedas: row('quedas', '+', 1),
        terminada_em: new Date().toISOString(),
        problema: JSON.stringify({ type: 'import-stuck' }) as never,
      }))
      .where('estado', '=', 'em_andamento')
      .returning(endColumns)
      .execute();
    await recordRunEnds(db, importer, interrupted);
    return { queued: Number(numUpdatedRows), interrupted };
  });
}

/** The one that was sent first. */
async function claimNext(database: Database): Promise<number | undefined> {
  return database.write(async (db) => {
    const next = await db
      .selectFrom('importacoes')
      .select(['id', 'iniciada_em', 'tentativa'])
      .where('estado', '=', 'na_fila')
      .orderBy('id')
      .limit(1)
      .executeTakeFirst();
    if (!next) return undefined;
    const { numUpdatedRows } = await db
      .updateTable('importacoes')
      .set({
        estado: 'em_andamento',
        tentativa: next.tentativa + 1,
        iniciada_em: next.iniciada_em ?? new Date().toISOString(),
        terminada_em: null,
        problema: null,
      })
      .where('id', '=', next.id)
      .where('estado', '=', 'na_fila')
      .executeTakeFirst();
    return numUpdatedRows === 1n ? next.id : undefined;
  });
}
