// Lists of a source beside those of notices: which are switched on, and how far each is.
import { sql } from 'kysely';
import type { Queries } from '#kit/server/database/database.ts';
import type { Lista, ListaState } from '../contract.ts';
import { consultasOf } from './consultas.ts';
import { counts } from './leituras.ts';
import type { Source } from './source.ts';
import type { Consulta, ListasTable } from './tables.ts';

/** A list without a row is switched off. */
export async function findListas(db: Queries, { name: fonte, listas = [] }: Source): Promise<ListasTable[]> {
  if (listas.length === 0) return [];
  const rows = await db.selectFrom('fontes_listas').selectAll().where('fonte', '=', fonte).execute();
  return listas.map((lista) => rows.find((row) => row.lista === lista) ?? { fonte, lista, ligada: false, lida_em: null, lida_desde: null });
}

/** Questions of lists that are switched off. */
export async function findOff(db: Queries, source: Source): Promise<Consulta[]> {
  return (await findListas(db, source)).filter(({ ligada }) => !ligada).flatMap(({ lista }) => consultasOf(lista));
}

/** @returns whether one was switched on */
export async function turnListas(db: Queries, source: Source, turned: Partial<Record<Lista, boolean>>): Promise<boolean> {
  let isSwitchedOn = false;
  for (const row of await findListas(db, source)) {
    const ligada = turned[row.lista] ?? row.ligada;
    if (ligada === row.ligada) continue;
    isSwitchedOn ||= ligada;
    await saveLista(db, { ...row, ligada });
  }
  return isSwitchedOn;
}

/** @returns the lists that a pass reads, with the moment since which each asks for changes; null: it was never read */
export async function beginListas(db: Queries, source: Source, started: string): Promise<ListasTable[]> {
  const on = (await findListas(db, source)).filter(({ ligada }) => ligada);
  // What changes while the first fill lasts is asked for afterwards, also when it breaks off.
  for (const row of on) if (row.lida_desde === null) await saveLista(db, { ...row, lida_desde: started });
  return on;
}

/** Those of which everything was read that is due. */
export async function endListas(
  db: Queries,
  { name: fonte }: Source,
  read: readonly ListasTable[],
  started: string,
  now: string,
): Promise<void> {
  for (const { lista } of read) {
    const { unread } = await db
      .selectFrom('fontes_leituras')
      .select(sql<number>`count(*)`.as('unread'))
      .where('fonte', '=', fonte)
      .where('consulta', 'in', consultasOf(lista))
      .where('completa_em', 'is', null)
      .where('tentativas', '>', 0)
      .executeTakeFirstOrThrow();
    if (Number(unread) > 0) continue;
    await db
      .updateTable('fontes_listas')
      .set({ lida_em: now, lida_desde: started })
      .where('fonte', '=', fonte)
      .where('lista', '=', lista)
      .execute();
  }
}

export async function showListas(db: Queries, source: Source): Promise<ListaState[]> {
  const listas = await findListas(db, source);
  if (listas.length === 0) return [];
  const rows = await db
    .selectFrom('fontes_leituras')
    .select('consulta')
    .select(counts)
    .select(sql<number>`coalesce(sum(esperados), 0)`.as('esperados'))
    .select(sql<number>`coalesce(sum(recebidos), 0)`.as('recebidos'))
    .where('fonte', '=', source.name)
    .where(
      'consulta',
      'in',
      listas.flatMap(({ lista }) => consultasOf(lista)),
    )
    .groupBy('consulta')
    .execute();
  return listas.map(({ lista, ligada, lida_em }) => {
    const own = rows.filter(({ consulta }) => (consultasOf(lista) as Consulta[]).includes(consulta));
    // Sums are texts on PostgreSQL.
    const sum = (name: 'leituras' | 'pendentes' | 'adiadas' | 'esperados' | 'recebidos') =>
      own.reduce((total, row) => total + Number(row[name]), 0);
    return {
      ...{ lista, ligada, lida_em, leituras: sum('leituras'), pendentes: sum('pendentes'), adiadas: sum('adiadas') },
      ...{ esperados: sum('esperados'), recebidos: sum('recebidos') },
    };
  });
}

async function saveLista(db: Queries, row: ListasTable): Promise<void> {
  await db
    .insertInto('fontes_listas')
    .values(row)
    .onConflict((conflict) => conflict.columns(['fonte', 'lista']).doUpdateSet({ ligada: row.ligada, lida_desde: row.lida_desde }))
    .execute();
}
