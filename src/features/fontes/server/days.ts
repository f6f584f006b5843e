// Days of a source: those that users ask for, and how complete each is.
import { sql } from 'kysely';
import { dayInBrasilia } from '#kit/clock.ts';
import type { Database, Queries } from '#kit/server/database/database.ts';
import type { Dia, Lista, SyncProgress } from '../contract.ts';
import { consultasOf, listaQuestions } from './consultas.ts';
import { findFonte } from './fontes.ts';
import { counts } from './leituras.ts';
import { findListas } from './listas.ts';
import { addLeituras, inShortWrites, unread } from './plan.ts';
import type { Source } from './source.ts';
import type { Consulta } from './tables.ts';

const DAY_MS = 86_400_000;

/** What is asked for: notices of one state, one of the lists beside those of notices, or else notices and the lists that are switched on. */
export type Asked = { uf?: string | undefined; lista?: Lista | undefined };

/** The questions for what came on a day. */
export async function questionsOf(db: Queries, source: Source, { uf, lista }: Asked): Promise<readonly Consulta[]> {
  if (uf) return [`publicacao:${uf}`];
  if (lista) return listaQuestions[lista].first;
  const on = (await findListas(db, source)).filter(({ ligada }) => ligada);
  return [...ofNotices(source), ...on.flatMap((one) => listaQuestions[one.lista].first)];
}

const ofNotices = ({ consultas }: Source) => consultas.filter((consulta) => consulta === 'publicacao' || consulta === 'itens');

/** Asks for days again from their first page, or for the first time. What was asked for before and is not whole goes on where it was. */
export async function readDays(database: Database, source: Source, consultas: readonly Consulta[], days: readonly string[]): Promise<void> {
  await inShortWrites(database, days, async (db, some) => {
    for (const consulta of consultas) await addLeituras(db, source, consulta, some);
    const asked = db
      .updateTable('fontes_leituras')
      .where('fonte', '=', source.name)
      .where('consulta', 'in', consultas)
      .where('dia', 'in', some);
    await asked
      .set(unread)
      // Without attempts, one that waits was read to its end, and has grown.
      .where((is) => is.or([is('completa_em', 'is not', null), is.and([is('proxima_em', 'is not', null), is('tentativas', '=', 0)])]))
      .execute();
    await asked.set({ proxima_em: null }).where('tentativas', '>', 0).execute();
  });
}

/** How far the reading of days is, and why it does not go on: only when no pass runs or is asked for. */
export async function showProgress(
  db: Queries,
  source: Source,
  consultas: readonly Consulta[],
  { de, ate }: { de: string; ate: string },
): Promise<SyncProgress> {
  const { leituras, ...counted } = await db
    .selectFrom('fontes_leituras')
    .select(counts)
    .select(sql<number>`coalesce(sum(esperados), 0)`.as('esperados'))
    .select(sql<number>`coalesce(sum(recebidos), 0)`.as('recebidos'))
    .where('fonte', '=', source.name)
    .where('consulta', 'in', consultas)
    .where('dia', '>=', de)
    .where('dia', '<=', ate)
    .executeTakeFirstOrThrow();
  const { problema, detalhe, pedida_em, proxima_em } = await findFonte(db, source);
  const isOver = pedida_em === null && proxima_em !== null;
  return {
    ...counted,
    listas: leituras,
    // Sums are texts on PostgreSQL.
    ...{ esperados: Number(counted.esperados), recebidos: Number(counted.recebidos) },
    ...{ problema: (isOver && problema) || null, detalhe: isOver ? detalhe : '' },
  };
}

/** Asks for a day of the notices, or of a list, again from its first page, or for the first time. */
export async function readAgain(db: Queries, source: Source, dia: string, lista?: Lista): Promise<void> {
  for (const consulta of lista ? listaQuestions[lista].first : ofNotices(source)) await addLeituras(db, source, consulta, [dia]);
  const others = (source.listas ?? []).flatMap(consultasOf);
  await db
    .updateTable('fontes_leituras')
    .set(unread)
    .where('fonte', '=', source.name)
    .where('dia', '=', dia)
    .$if(lista !== undefined, (query) => query.where('consulta', 'in', consultasOf(lista as Lista)))
    .$if(lista === undefined && others.length > 0, (query) => query.where('consulta', 'not in', others))
    .execute();
}

/**
 * How complete each of the last `count` days is, the oldest first: of notices by publication, of a list by the day of which it is first
 * read.
 */
export async function listDays(
  db: Queries,
  source: Source,
  now: Date,
  { count, lista }: { count: number; lista?: Lista | undefined },
): Promise<Dia[]> {
  const { name: fonte, modalidades } = source;
  const days = Array.from({ length: count }, (_, at) => dayInBrasilia(new Date(now.getTime() - (count - 1 - at) * DAY_MS)));
  const rows = await db
    .selectFrom('fontes_leituras')
    .select(['dia', 'modalidade', 'esperados', 'recebidos'])
    .where('fonte', '=', fonte)
    .where('consulta', 'in', lista ? listaQuestions[lista].first : ['publicacao'])
    .where('dia', 'in', days)
    .orderBy('modalidade')
    .execute();
  const byDay = Map.groupBy(rows, ({ dia }) => dia);
  return days
    .map((dia) => ({ dia, all: byDay.get(dia) ?? [] }))
    .map(({ dia, all }) => ({
      dia,
      esperados:
        all.length === 0 || all.some(({ esperados }) => esperados === null) ? null : sum(all.map(({ esperados }) => esperados ?? 0)),
      recebidos: sum(all.map(({ recebidos }) => recebidos)),
      modalidades: all.map(({ modalidade, esperados, recebidos }) => ({
        ...{ modalidade: lista ? '' : (modalidades.get(modalidade) ?? String(modalidade)), esperados, recebidos },
      })),
    }));
}

const sum = (figures: number[]) => figures.reduce((total, figure) => total + figure, 0);
