// Parts that waited for a notice become its own when it comes.
import type { Queries } from '#kit/server/database/database.ts';
import { isRecord, Reject } from '#kit/server/records/fields.ts';
import type { PartRead } from './part.ts';
import { findKeptNotices } from './partFacts.ts';
import { partKinds } from './partKinds.ts';
import { writeParts } from './writeParts.ts';

/** Runs in the transaction that wrote the notices. They come complete, so nothing of this is a change. */
export async function releaseParts(db: Queries, controles: readonly string[]): Promise<void> {
  if (controles.length === 0) return;
  const waiting = await db
    .selectFrom('licitacoes_espera')
    .select(['controle', 'tipo', 'registro'])
    .where('controle', 'in', controles)
    .orderBy('recebida_em')
    .execute();
  if (waiting.length === 0) return;
  const notices = await findKeptNotices(db, controles);
  const parts = waiting.flatMap(({ controle, tipo, registro }) => readWaiting(controle, tipo, registro) ?? []);
  for (const some of Map.groupBy(parts, ({ parte }) => parte).values()) await writeParts(db, notices, some, null);
  await db.deleteFrom('licitacoes_espera').where('controle', 'in', controles).execute();
}

/** Undefined for what was readable when it came and is no longer. */
function readWaiting(controle: string, tipo: string, registro: string): PartRead | undefined {
  const record: unknown = JSON.parse(registro);
  try {
    return isRecord(record) ? partKinds.find(({ name }) => name === tipo)?.read(record, controle) : undefined;
  } catch (error) {
    if (error instanceof Reject) return undefined;
    throw error;
  }
}
