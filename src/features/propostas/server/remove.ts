// Removes offers, and restores them within ten minutes.
import type { Queries } from '#kit/server/database/database.ts';
import { removeOwn, restoreOwn } from '#kit/server/rows/ownRemoval.ts';
import { inBatches } from '#kit/server/work/inBatches.ts';
import type { PropostaRow } from './access.ts';
import type { By } from './createPropostas.ts';
import type {} from './tables.ts';

/** Removes offers that are there. @returns the offers as they are then */
export async function removePropostas(db: Queries, rows: readonly PropostaRow[], { userId, now }: By): Promise<PropostaRow[]> {
  for (const some of inBatches(rows.map(({ id }) => id)))
    await db.updateTable('propostas').set({ removed_at: now, removed_by: userId }).where('id', 'in', some).execute();
  return rows.map((row) => ({ ...row, removed_at: now, removed_by: userId }));
}

/** @throws {Problem} `not-found` */
export async function removeProposta(db: Queries, id: number, userId: number): Promise<void> {
  await removeOwn(db, 'propostas', id, { id: userId, anyOwner: true });
}

/** @throws {Problem} `not-found` if this account removed no such offer, `undo-expired` */
export async function restoreProposta(db: Queries, id: number, userId: number): Promise<void> {
  await restoreOwn(db, 'propostas', id, userId);
}
