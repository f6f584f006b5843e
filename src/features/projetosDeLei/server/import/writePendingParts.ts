// Writes pending parts of a bill once it is imported.
import type { Queries } from '#kit/server/database/database.ts';
import { readPendingRecord } from '#kit/server/records/readPendingRecord.ts';
import { findStored } from './partFacts.ts';
import { keyOf, type ProjetoKey } from './projeto.ts';
import { writeParts } from './saveParts.ts';
import type { PartReader } from './storePendingParts.ts';

/** Parts per transaction, some 20 ms of SQLite: hundreds may wait for each bill of a batch. */
const AT_ONCE = 300;

/**
 * Runs in the caller's transaction under the write lock of bills; nothing is recorded as a change, as the bills are new.
 * Parts that can no longer be read stay pending.
 * @param projetos the imported bills, or all stored ones
 * @param readers all sources of parts
 * @returns whether there may be more
 */
export async function writePendingParts(
  db: Queries,
  projetos: readonly ProjetoKey[] | 'all',
  readers: readonly PartReader[],
  runId: number | null,
): Promise<boolean> {
  const waiting = await findPending(db, projetos);
  const readable = waiting.flatMap((row) => {
    const reader = readers.find(({ name }) => name === row.tipo);
    const part = reader && readPendingRecord(reader, row.registro, keyOf(row));
    return part ? [{ ...row, part }] : [];
  });
  if (readable.length === 0) return false;
  await writeParts(
    db,
    await findStored(db, readable),
    readable.map(({ part }) => part),
    { runId, isRecorded: false },
  );
  for (const group of Map.groupBy(readable, ({ casa, codigo, tipo }) => `${casa} ${codigo} ${tipo}`).values())
    await deletePending(db, group);
  return waiting.length === AT_ONCE;
}

type PendingPart = ProjetoKey & { tipo: string; chave: string; registro: string };

async function findPending(db: Queries, projetos: readonly ProjetoKey[] | 'all'): Promise<PendingPart[]> {
  const ofBillsHere = db
    .selectFrom('projetos_espera as part')
    .innerJoin('projetos', (join) => join.onRef('projetos.casa', '=', 'part.casa').onRef('projetos.codigo', '=', 'part.codigo'))
    .select(['part.casa', 'part.codigo', 'part.tipo', 'part.chave', 'part.registro'])
    .orderBy('part.casa')
    .orderBy('part.codigo')
    .orderBy('part.tipo')
    .orderBy('part.chave')
    .limit(AT_ONCE);
  if (projetos === 'all') return ofBillsHere.execute();
  const waiting: PendingPart[] = [];
  for (const [casa, some] of Map.groupBy(projetos, (projeto) => projeto.casa)) {
    const codigos = some.map(({ codigo }) => codigo);
    waiting.push(...(await ofBillsHere.where('part.casa', '=', casa).where('part.codigo', 'in', codigos).execute()));
  }
  return waiting.slice(0, AT_ONCE);
}

/** All of one bill and kind. */
async function deletePending(db: Queries, group: readonly PendingPart[]): Promise<void> {
  const [{ casa, codigo, tipo }] = group as [PendingPart];
  const chaves = group.map(({ chave }) => chave);
  await db
    .deleteFrom('projetos_espera')
    .where('casa', '=', casa)
    .where('codigo', '=', codigo)
    .where('tipo', '=', tipo)
    .where('chave', 'in', chaves)
    .execute();
}
