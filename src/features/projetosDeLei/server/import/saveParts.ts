// Saves authors and steps: written when their bill is stored, else kept as pending.
import type { Queries } from '#kit/server/database/database.ts';
import type { Saved } from '#kit/server/records/kind.ts';
import { findStored, refreshProjetos, type StoredProjeto, type Writer } from './partFacts.ts';
import type { PartRead } from './parts.ts';
import { keyOf } from './projeto.ts';
import { type PartReader, type PartRow, storePendingParts } from './storePendingParts.ts';
import { writeAutores } from './writeAutores.ts';
import { writeTramitacoes } from './writeTramitacoes.ts';

/** Runs in the caller's transaction, under the write lock of bills. */
export async function saveParts(db: Queries, reader: PartReader, rows: readonly PartRow[], runId: number): Promise<Saved> {
  const kept = await findStored(
    db,
    rows.map(({ read }) => read),
  );
  const here = rows.filter(({ read }) => kept.has(keyOf(read)));
  const early = rows.filter(({ read }) => !kept.has(keyOf(read)));
  const { novos, atualizados } = await writeParts(
    db,
    kept,
    here.map(({ read }) => read),
    { runId, isRecorded: true },
  );
  await storePendingParts(db, reader, early);
  return { novos, atualizados, aguardando: early.length, ignorados: 0, inalterados: Math.max(0, here.length - novos - atualizados) };
}

/**
 * Runs in the caller's transaction; updates the bills' derived columns.
 * @param kept stored bills (`findStored`); parts of others are ignored
 */
export async function writeParts(
  db: Queries,
  kept: ReadonlyMap<string, StoredProjeto>,
  parts: readonly PartRead[],
  writer: Writer,
): Promise<{ novos: number; atualizados: number }> {
  const byProjeto = Map.groupBy(parts, (part) => kept.get(keyOf(part)));
  byProjeto.delete(undefined);
  const lists = [...(byProjeto as Map<StoredProjeto, PartRead[]>)];
  const steps = await writeTramitacoes(
    db,
    lists.map(([projeto, some]) => ({ projeto, tramitacoes: some.flatMap((part) => (part.parte === 'tramitacao' ? [part.row] : [])) })),
    writer,
  );
  const autores = await writeAutores(
    db,
    lists.map(([{ id }, some]) => ({
      projetoId: id,
      autores: some.flatMap((part) => (part.parte === 'autor' ? [part.row] : [])),
      manner: 'some',
    })),
  );
  const touched = lists.map(([projeto]) => projeto).filter(({ id }) => steps.touched.has(id) || autores.touched.has(id));
  await refreshProjetos(
    db,
    touched.map((projeto) => ({ ...projeto, isTouched: true })),
    writer,
  );
  return { novos: steps.novos + autores.novos, atualizados: steps.atualizados + autores.atualizados };
}
