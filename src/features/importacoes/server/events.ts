// What others hear of imports. Who they are is not this feature's business, so the app plugs them in.
import type { Queries } from '#kit/server/database/database.ts';
import { type ImportEnd, nothingCounted } from '../entities.ts';
import type { ImportacoesTable } from './tables.ts';

export type ImportEvents = {
  /** One has come, has another state, or is gone; called after the commit. */
  changed(): void;
  /** Some end in this transaction: said to other processes, which hear of it even when this one dies right after. */
  ending(db: Queries, ends: ImportEnds): Promise<void>;
  /** They have ended: said to this one, after the commit. */
  ended(ends: ImportEnds): void;
};

/** Imports that stopped for now or for good: which, whose they were, and whether there is anything new to see. */
export type ImportEnds = { ids: number[]; userIds: number[]; haveWritten: boolean };

/** Takes down for an account what became of its import in this attempt. */
export type RecordRunEnd = (db: Queries, userId: number, end: ImportEnd, attempt: number) => Promise<void>;

/** What is read of imports that have just ended. */
export const endColumns = [
  ...(['id', 'tentativa', 'user_id', 'arquivo', 'estado'] as const),
  ...(Object.keys(nothingCounted) as (keyof typeof nothingCounted)[]),
] as const;

type Ended = Omit<ImportEnd, 'estado'> & Pick<ImportacoesTable, 'user_id' | 'estado' | 'tentativa'>;

/** In the transaction that ends them: one that has ended has told so, exactly once, whenever the process dies. */
export async function recordRunEnds(
  db: Queries,
  { recordRunEnd, events }: { recordRunEnd: RecordRunEnd; events: ImportEvents },
  ended: readonly Ended[],
): Promise<void> {
  if (ended.length === 0) return;
  for (const { user_id, estado, tentativa, ...run } of ended)
    if (user_id !== null && (estado === 'concluida' || estado === 'interrompida'))
      await recordRunEnd(db, user_id, { ...run, estado }, tentativa);
  await events.ending(db, endsOf(ended));
}

export function findEnded(db: Queries, id: number): Promise<Ended[]> {
  return db.selectFrom('importacoes').select(endColumns).where('id', '=', id).execute();
}

export function endsOf(runs: readonly Pick<Ended, 'id' | 'user_id' | 'novos' | 'atualizados'>[]): ImportEnds {
  return {
    ids: runs.map(({ id }) => id),
    userIds: [...new Set(runs.flatMap(({ user_id }) => (user_id === null ? [] : [user_id])))],
    haveWritten: runs.some(({ novos, atualizados }) => novos + atualizados > 0),
  };
}
