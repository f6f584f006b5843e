// Runs one export at a time across all processes that share the database; others wait.
import type { Database } from '#kit/server/database/database.ts';
import type { Events } from '#kit/server/events/events.ts';
import type { FileStore } from '#kit/server/files/fileStore.ts';
import { type BackgroundWork, backgroundWork } from '#kit/server/work/backgroundWork.ts';
import { exportsTopic } from '../../exports.ts';
import { expiryFrom } from './expiry.ts';

export type ExportQueueOptions = {
  database: Database;
  files: FileStore;
  events: Pick<Events, 'publish'>;
  /** Executes a claimed job; may fail or die. */
  run(id: number, signal: AbortSignal): Promise<void>;
  onError(error: unknown): void;
};

/** Of the process that runs exports. */
export const LEASE = 'exports of notices';
/** How often a job may break off before it is given up, so that it does not block the others. */
const MOST_BREAKS = 3;

type Owned = { id: number; user_id: number | null };

export function exportQueue({ database, files, events, run, onError }: ExportQueueOptions): BackgroundWork {
  const publish = ({ user_id }: Owned) => {
    if (user_id !== null) events.publish([user_id], exportsTopic);
  };

  /** Under the lease nobody works on a job that is running: its process died, or it failed. It begins again. */
  const recover = async () => {
    const broken = await database.read
      .selectFrom('licitacoes_exports')
      .select(['id', 'user_id', 'file', 'breaks'])
      .where('state', '=', 'running')
      .execute();
    for (const { id, user_id, file, breaks } of broken) {
      if (file) await files.remove(file);
      const now = new Date();
      const given = breaks + 1 < MOST_BREAKS ? { state: 'waiting' as const, written: 0 } : givenUp(now);
      await database.write((db) =>
        db
          .updateTable('licitacoes_exports')
          .set({ ...given, file: null, breaks: breaks + 1 })
          .where('id', '=', id)
          .where('state', '=', 'running')
          .execute(),
      );
      publish({ id, user_id });
    }
  };

  const drain = async (signal: AbortSignal) => {
    await recover();
    while (!signal.aborted) {
      const job = await claimNext(database);
      if (!job) return;
      publish(job);
      await run(job.id, signal).catch(onError);
      if (!signal.aborted) await recover();
      publish(job);
    }
  };
  const hasWork = async () => {
    const open = await database.read
      .selectFrom('licitacoes_exports')
      .select('id')
      .where('state', 'in', ['waiting', 'running'])
      .limit(1)
      .execute();
    return open.length > 0;
  };
  return backgroundWork({ database, name: LEASE, hasWork, drain, onError });
}

function givenUp(now: Date) {
  const problem = JSON.stringify({ type: 'internal' }) as never;
  return { state: 'failed' as const, problem, finished_at: now.toISOString(), expires_at: expiryFrom(now) };
}

/** The job that was created first. */
function claimNext(database: Database): Promise<Owned | undefined> {
  return database.write((db) =>
    db
      .updateTable('licitacoes_exports')
      .set((row) => ({ state: 'running', attempt: row('attempt', '+', 1) }))
      .where('id', '=', ({ selectFrom }) =>
        selectFrom('licitacoes_exports').select('id').where('state', '=', 'waiting').orderBy('id').limit(1),
      )
      .where('state', '=', 'waiting')
      .returning(['id', 'user_id'])
      .executeTakeFirst(),
  );
}
