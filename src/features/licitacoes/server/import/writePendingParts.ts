// Writes pending parts of a notice once it is imported.
import type { Queries } from '#kit/server/database/database.ts';
import { readPendingRecord } from '#kit/server/records/readPendingRecord.ts';
import { inBatches } from '#kit/server/work/inBatches.ts';
import type { PartRead } from './part.ts';
import { findStoredNotices } from './storedNotices.ts';
import type { PartReader } from './storePendingParts.ts';
import { writeParts } from './writeParts.ts';

/**
 * Runs in the transaction that wrote the notices. These are new, so nothing is recorded as a change.
 * Parts that can no longer be read stay pending.
 * @param readers all sources of parts
 */
export async function writePendingParts(db: Queries, controles: readonly string[], readers: readonly PartReader[]): Promise<void> {
  if (controles.length === 0) return;
  const pending = await db
    .selectFrom('licitacoes_espera')
    .select(['controle', 'tipo', 'chave', 'registro'])
    .where('controle', 'in', controles)
    .orderBy('recebida_em')
    .execute();
  const readable = pending.flatMap(({ controle, tipo, chave, registro }) => {
    const reader = readers.find(({ name }) => name === tipo);
    const part = reader && readPendingRecord(reader, registro, controle);
    return part ? [{ controle, tipo, chave, part }] : [];
  });
  if (readable.length === 0) return;
  const notices = await findStoredNotices(db, controles);
  const byParte = Map.groupBy(
    readable.map(({ part }) => part),
    ({ parte }) => parte,
  );
  for (const some of byParte.values()) await writeParts(db, notices, some, null);
  if (readable.length === pending.length) await db.deleteFrom('licitacoes_espera').where('controle', 'in', controles).execute();
  else await deletePending(db, readable);
}

async function deletePending(
  db: Queries,
  released: readonly { controle: string; tipo: string; chave: string; part: PartRead }[],
): Promise<void> {
  const groups = Map.groupBy(released, ({ controle, tipo }) => `${controle} ${tipo}`);
  for (const group of groups.values()) {
    for (const some of inBatches(group)) {
      const [{ controle, tipo }] = some as [(typeof some)[number]];
      await db
        .deleteFrom('licitacoes_espera')
        .where('controle', '=', controle)
        .where('tipo', '=', tipo)
        .where(
          'chave',
          'in',
          some.map(({ chave }) => chave),
        )
        .execute();
    }
  }
}
