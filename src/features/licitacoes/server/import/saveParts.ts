// Saves parts of notices: written when the notice is stored, else kept as pending.
import type { Queries } from '#kit/server/database/database.ts';
import type { Saved } from '#kit/server/records/kind.ts';
import { findRemoved, findStoredNotices } from './storedNotices.ts';
import { type PartReader, type PartRow, storePendingParts } from './storePendingParts.ts';
import { writeParts } from './writeParts.ts';

/** Runs in the caller's transaction, under the write lock of notices. */
export async function saveParts(db: Queries, reader: PartReader, rows: readonly PartRow[], runId: number): Promise<Saved> {
  const controles = [...new Set(rows.map(({ read }) => read.controle))];
  const here = await findStoredNotices(db, controles);
  const removed = await findRemoved(
    db,
    controles.filter((controle) => !here.has(controle)),
  );
  const parts = rows.filter(({ read }) => here.has(read.controle)).map(({ read }) => read);
  const early = rows.filter(({ read }) => !here.has(read.controle) && !removed.has(read.controle));
  const { novos, atualizados } = await writeParts(db, here, parts, runId);
  await storePendingParts(db, reader, early);
  return {
    novos,
    atualizados,
    aguardando: early.length,
    ignorados: rows.length - parts.length - early.length,
    inalterados: parts.length - novos - atualizados,
  };
}
