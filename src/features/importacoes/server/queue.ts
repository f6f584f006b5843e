// Runs one import at a time across all processes that share the database; others queue.

import type { Database } from '#kit/server/database/database.ts';
import { backgroundWork } from '#kit/server/work/backgroundWork.ts';
import { endColumns, endsOf, findEnded, recordRunEnds } from './events.ts';
import type { Importer } from './importer.ts';
import type { RunCounter } from './metrics.ts';
import { purgeRuns } from './retention.ts';
import type {} from './tables.ts';

export type ImportQueue = {
  /** Starts queued work, if any, in the background. */
  wake(): void;
  /** Requeues runs abandoned by dead processes, then wakes. */
  begin(): Promise<void>;
  /** Resolves when the current run has stopped between two transactions; it is queued again. */
  stop(): Promise<void>;
};

export type QueueOptions = {
  database: Database;
  importer: Importer;
  /** Executes a claimed run; may fail or die. */
  run(id: number, signal: AbortSignal): Promise<void>;
  /** Absent in commands, which nobody watches. */
  counter?: RunCounter;
  onError(error: unknown): void;
};

/** Lease held by the process that executes runs. */
const LEASE = 'importacoes';
/** How often in a row a run may break off without progress. */
const MOST_BREAKS = 3;
const PURGE_EVERY_MS = 3_600_000;

export function importQueue({ database, importer, run, counter, onError }: QueueOptions): ImportQueue {
  const { events } = importer;
  const drain = async (signal: AbortSignal) => {
    await recover();
    while (!signal.aborted) {
      const id = await claimNext(database);
      if (id === undefined) return;
      events.changed();
      await run(id, signal).catch(onError);
      // Its thread may have died, or the database may not have answered.
      const isCounted = !signal.aborted && (await recover()).includes(id);
      await database.updateStatistics().catch(onError);
      const ended = await findEnded(database.read, id);
      events.ended(endsOf(ended));
      if (!isCounted) counter?.ended(ended);
      await purgeRuns(database, importer);
    }
  };

  /** @returns the runs that are interrupted now */
  const recover = async () => {
    const { queued, interrupted } = await requeueBroken(database, importer);
    if (queued > 0) events.changed();
    if (interrupted.length > 0) events.ended(endsOf(interrupted));
    counter?.ended(interrupted);
    return interrupted.map(({ id }) => id);
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
 * Call only while holding the lease: no process works on these runs any more. They resume on their own, but a run that repeatedly breaks
 * off without progress becomes interrupted, so that it does not block the others.
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

/** The run uploaded first. */
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
