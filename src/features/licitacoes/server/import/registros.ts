// Original records of the sources: stored minified and packed, read as text.
import type { Queries } from '#kit/server/database/database.ts';
import { minifyJson } from '#kit/server/records/json/minifyJson.ts';
import { packedTexts } from '#kit/server/text/packedTexts.ts';
import type { PurgeStep } from '#kit/server/work/retention.ts';
import type { RegistrosTable } from '../tables.ts';
import { registroDictionaries } from './registroDictionary.ts';
import { WRITE_LOCK } from './writeLock.ts';

const { pack, unpack } = packedTexts(registroDictionaries);

/** Rows packed per transaction, as packing is slow. */
const PACKED_AT_ONCE = 200;

export type Registro = { licitacao_id: number; registro: string };

/** Saves these records, replacing existing ones. */
export async function saveRegistros(db: Queries, registros: readonly Registro[]): Promise<void> {
  if (registros.length === 0) return;
  await insert(db, registros);
  await deleteUnpacked(db, registros);
}

export async function findRegistro(db: Queries, id: number): Promise<string | undefined> {
  return (await findRegistros(db, [id])).get(id);
}

/** The records of these notices, by id. */
export async function findRegistros(db: Queries, ids: readonly number[]): Promise<Map<number, string>> {
  // In this order, because a record may be packed between both queries.
  const old = await db.selectFrom('licitacoes_registros_antigos').selectAll().where('licitacao_id', 'in', ids).execute();
  const rows = await db.selectFrom('licitacoes_registros').selectAll().where('licitacao_id', 'in', ids).execute();
  return new Map([
    ...rows.map(({ licitacao_id, pacote }) => [licitacao_id, unpack(pacote)] as const),
    ...old.map(({ licitacao_id, registro }) => [licitacao_id, registro] as const),
  ]);
}

/** Packs records that an earlier version stored unpacked. */
export const packOldRegistros: PurgeStep = async (db, atOnce) => {
  const old = await db
    .selectFrom('licitacoes_registros_antigos')
    .selectAll()
    .orderBy('licitacao_id')
    .limit(Math.min(atOnce, PACKED_AT_ONCE))
    .execute();
  await saveRegistros(db, old);
  return old.length;
};

packOldRegistros.writeLock = WRITE_LOCK;

async function insert(db: Queries, registros: readonly Registro[]): Promise<void> {
  const rows = registros.map(({ licitacao_id, registro }): RegistrosTable => ({ licitacao_id, pacote: pack(minifyJson(registro)) }));
  await db
    .insertInto('licitacoes_registros')
    .values(rows)
    .onConflict((conflict) => conflict.column('licitacao_id').doUpdateSet((set) => ({ pacote: set.ref('excluded.pacote') })))
    .execute();
}

async function deleteUnpacked(db: Queries, registros: readonly Registro[]): Promise<void> {
  await db
    .deleteFrom('licitacoes_registros_antigos')
    .where(
      'licitacao_id',
      'in',
      registros.map(({ licitacao_id }) => licitacao_id),
    )
    .execute();
}
