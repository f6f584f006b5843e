// Events of imports that other features react to. The app connects them, so that this feature does not depend on the others.
import type { Queries } from '#kit/server/database/database.ts';
import { type ImportEnd, nothingCounted } from '../entities.ts';
import type { ImportacoesTable } from './tables.ts';

export type ImportEvents = {
  /** An import was created, changed or removed; called after the commit. */
  changed(): void;
  /** Imports end in this transaction: published to other processes, which receive it even if this one dies right after. */
  ending(db: Queries, ends: ImportEnds): Promise<void>;
  /** Imports ended: published in this process after the commit. */
  ended(ends: ImportEnds): void;
};

/** Imports that ended or were interrupted: their ids, their users, and whether they wrote anything. */
export type ImportEnds = { ids: number[]; userIds: number[]; haveWritten: boolean };

/** Notifies a user of how their import ended in this attempt. */
export type RecordRunEnd = (db: Queries, userId: number, end: ImportEnd, attempt: number) => Promise<void>;

/** Columns needed of imports that just ended. */
export const endColumns = [
  ...(['id', 'tentativa', 'user_id', 'arquivo', 'estado'] as const),
  ...(Object.keys(nothingCounted) as (keyof typeof nothingCounted)[]),
] as const;

type Ended = Omit<ImportEnd, 'estado'> & Pick<ImportacoesTable, 'user_id' | 'estado' | 'tentativa'>;

/** In the transaction that ends the imports, so that each end is notified exactly once even after a crash. */
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
