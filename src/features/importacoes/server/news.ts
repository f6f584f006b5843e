// What others hear of imports. Who they are is not this feature's business, so the app plugs them in.
import type { Queries } from '#kit/server/database/database.ts';
import { type ImportEnd, nothingCounted } from '../entities.ts';
import type { ImportacoesTable } from './tables.ts';

/** Called after the commit. */
export type ImportNews = {
  /** One has come, has another state, or is gone. */
  moved(): void;
  /** Some came to an end or were interrupted; these accounts had sent them. */
  ended(userIds: number[]): void;
};

/** Takes down for an account what became of its import in this attempt. */
export type TakeDownEnd = (db: Queries, userId: number, end: ImportEnd, attempt: number) => Promise<void>;

/** What is read of imports that have just ended. */
export const endColumns = [
  ...(['id', 'tentativa', 'user_id', 'arquivo', 'estado'] as const),
  ...(Object.keys(nothingCounted) as (keyof typeof nothingCounted)[]),
] as const;

type Ended = Omit<ImportEnd, 'estado'> & Pick<ImportacoesTable, 'user_id' | 'estado' | 'tentativa'>;

/** In the transaction that ends them: one that has ended has told so, exactly once, whenever the process dies. */
export async function takeDownEnds(db: Queries, takeDown: TakeDownEnd, ended: readonly Ended[]): Promise<void> {
  for (const { user_id, estado, tentativa, ...run } of ended)
    if (user_id !== null && (estado === 'concluida' || estado === 'interrompida'))
      await takeDown(db, user_id, { ...run, estado }, tentativa);
}

export function sendersOf(runs: readonly Pick<ImportacoesTable, 'user_id'>[]): number[] {
  return [...new Set(runs.flatMap(({ user_id }) => (user_id === null ? [] : [user_id])))];
}
