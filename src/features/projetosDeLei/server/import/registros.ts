// Original records of the chambers: stored minified and packed, read as text.
import { sql } from 'kysely';
import type { Queries } from '#kit/server/database/database.ts';
import { minifyJson } from '#kit/server/records/json/minifyJson.ts';
import { packedTexts } from '#kit/server/text/packedTexts.ts';
import { inBatches } from '#kit/server/work/inBatches.ts';
import type { PurgeStep } from '#kit/server/work/retention.ts';
import { registroDictionaries } from './registroDictionary.ts';
import { WRITE_LOCK } from './writeLock.ts';

const { pack, unpack } = packedTexts(registroDictionaries);

/** Rows packed per transaction, as packing is slow. */
const PACKED_AT_ONCE = 200;

export type Registro = { projeto_id: number; registro: string; completo: boolean };

/** Saves these records; a bill's own page is not replaced by a list entry. */
export async function saveRegistros(db: Queries, registros: readonly Registro[]): Promise<void> {
  for (const some of inBatches(registros)) {
    await db
      .insertInto('projetos_registros')
      .values(some.map(({ registro, ...row }) => ({ ...row, pacote: pack(minifyJson(registro)) })))
      .onConflict((conflict) =>
        conflict
          .column('projeto_id')
          .doUpdateSet((set) => ({ pacote: set.ref('excluded.pacote'), completo: set.ref('excluded.completo') }))
          .where(sql<boolean>`excluded.completo or not projetos_registros.completo`),
      )
      .execute();
  }
}

export async function findRegistro(db: Queries, id: number): Promise<string | undefined> {
  // In this order, because a record may be packed between both queries.
  const old = await db.selectFrom('projetos_registros_antigos').select('registro').where('projeto_id', '=', id).executeTakeFirst();
  if (old) return old.registro;
  const row = await db.selectFrom('projetos_registros').select('pacote').where('projeto_id', '=', id).executeTakeFirst();
  return row && unpack(row.pacote);
}

/** Packs unpacked records of these bills, before they are overwritten. */
export async function packRegistrosOf(db: Queries, ids: readonly number[]): Promise<void> {
  if (ids.length === 0) return;
  await move(db, await db.selectFrom('projetos_registros_antigos').selectAll().where('projeto_id', 'in', ids).execute());
}

/** Does the same for all bills. */
export const packOldRegistros: PurgeStep = async (db, atOnce) => {
  const some = db.selectFrom('projetos_registros_antigos').selectAll().orderBy('projeto_id').limit(Math.min(atOnce, PACKED_AT_ONCE));
  return move(db, await some.execute());
};
packOldRegistros.writeLock = WRITE_LOCK;

async function move(db: Queries, old: readonly Registro[]): Promise<number> {
  if (old.length === 0) return 0;
  await saveRegistros(db, old);
  await db
    .deleteFrom('projetos_registros_antigos')
    .where(
      'projeto_id',
      'in',
      old.map(({ projeto_id }) => projeto_id),
    )
    .execute();
  return old.length;
}
