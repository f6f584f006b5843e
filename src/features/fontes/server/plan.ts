// Questions to a source by day and modality: which are to be read, and how far each was.
import { sql } from 'kysely';
import { dayInBrasilia, startOfDayInBrasilia } from '#brasil/clock.ts';
import type { Database, Queries } from '#kit/server/database/database.ts';
import type { Dia, Fonte, SyncProgress } from '../contract.ts';
import type { Source } from './source.ts';
import type { Consulta, LeiturasTable } from './tables.ts';

export type LeituraRow = Omit<LeiturasTable, 'fonte' | 'completa_em'>;
export type Reached = Omit<LeiturasTable, 'fonte' | 'consulta' | 'dia' | 'modalidade'>;
type Plan = { database: Database; source: Source; now(): Date; dias: number; since: string | null };

/** Days whose lists still grow: today, and yesterday, because services publish late. */
const GROWING = 2;
/** Days after that on which a list is read a last time as a whole, in case the server was off. */
const CLOSING = 7;
/** How often all open notices are listed, for those that no other list brought. */
const OPEN_EVERY_DAYS = 7;
const DAYS_AT_ONCE = 30;
const DAY_MS = 86_400_000;

/** Adds what was never asked, and asks again for the days that still grow. */
export async function planLeituras({ database, source, now, dias, since }: Plan): Promise<void> {
  const today = now();
  const day = (back: number) => dayInBrasilia(new Date(today.getTime() - back * DAY_MS));
  const published = Array.from({ length: dias }, (_, back) => day(back));
  const sinceDay = since === null ? null : dayInBrasilia(new Date(since));
  const updated = sinceDay === null ? [] : published.filter((dia) => dia >= sinceDay);
  const growingFrom = day(GROWING - 1);
  await addMissing(database, source, 'publicacao', published);
  if (source.consultas.includes('atualizacao')) await addMissing(database, source, 'atualizacao', updated);
  if (source.consultas.includes('itens')) await addMissing(database, source, 'itens', published);
  if (source.consultas.includes('proposta')) await addOpen(database, source, day(0), day(OPEN_EVERY_DAYS));
  await database.write(async (db) => {
    await db
      .updateTable('fontes_leituras')
      .set({ completa_em: null })
      .where('fonte', '=', source.name)
      .where('consulta', 'in', byDay)
      .where((is) =>
        is.or([
          is('dia', '>=', growingFrom),
          ...(sinceDay === null ? [] : [is.and([is('consulta', '=', 'atualizacao'), is('dia', '>=', sinceDay)])]),
        ]),
      )
      .execute();
    // Rows may have moved between pages while a list grew: it is read once more as a whole.
    for (let back = GROWING; back < GROWING + CLOSING; back++)
      await db
        .updateTable('fontes_leituras')
        .set({ completa_em: null, pagina: 1, esperados: null, recebidos: 0, releitura: false })
        .where('fonte', '=', source.name)
        .where('consulta', 'in', byDay)
        .where('dia', '=', day(back))
        .where('completa_em', '<', startOfDayInBrasilia(day(back), GROWING))
        .execute();
  });
}

/** Lists that grow while their day lasts. */
const byDay: readonly Consulta[] = ['publicacao', 'atualizacao', 'itens'];
/** In place of a modality, in lists that have none. */
const NO_MODALIDADE = 0;

async function addOpen({ read, write }: Database, source: Source, today: string, before: string): Promise<void> {
  const last = await read
    .selectFrom('fontes_leituras')
    .select('dia')
    .where('fonte', '=', source.name)
    .where('consulta', '=', 'proposta')
    .where('dia', '>', before)
    .limit(1)
    .executeTakeFirst();
  if (!last) await write((db) => addLeituras(db, source, 'proposta', [today]));
}

/** In short transactions, because years of days are thousands of rows. */
async function addMissing({ read, write }: Database, source: Source, consulta: Consulta, days: readonly string[]): Promise<void> {
  const rows = await read
    .selectFrom('fontes_leituras')
    .select('dia')
    .distinct()
    .where('fonte', '=', source.name)
    .where('consulta', '=', consulta)
    .execute();
  const known = new Set(rows.map(({ dia }) => dia));
  const missing = days.filter((dia) => !known.has(dia));
  for (let at = 0; at < missing.length; at += DAYS_AT_ONCE)
    await write((db) => addLeituras(db, source, consulta, missing.slice(at, at + DAYS_AT_ONCE)));
}

async function addLeituras(db: Queries, source: Source, consulta: Consulta, days: readonly string[]): Promise<void> {
  const codes = consulta === 'itens' ? [NO_MODALIDADE] : [...source.modalidades.keys()];
  const rows = days.flatMap((dia) =>
    codes.map((modalidade) => ({
      ...{
        fonte: source.name,
        consulta,
        dia,
        modalidade,
        pagina: 1,
        esperados: null,
        recebidos: 0,
        completa_em: null,
        inteira_em: null,
        releitura: false,
      },
    })),
  );
  await db
    .insertInto('fontes_leituras')
    .values(rows)
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** What is to be read, the newest day first. @param only of these lists; left out: of all */
export async function pendingLeituras(db: Queries, fonte: Fonte, limit: number, only?: readonly Consulta[]): Promise<LeituraRow[]> {
  return (
    db
      .selectFrom('fontes_leituras')
      .select(['consulta', 'dia', 'modalidade', 'pagina', 'esperados', 'recebidos', 'inteira_em', 'releitura'])
      .where('fonte', '=', fonte)
      .where('completa_em', 'is', null)
      .$if(only !== undefined, (query) => query.where('consulta', 'in', only ?? []))
      .orderBy('dia', 'desc')
      // Items come after their notices, so that few have to wait for one.
      .orderBy(({ eb }) => eb.case().when('consulta', '=', 'itens').then(1).else(0).end())
      .orderBy('consulta')
      .orderBy('modalidade')
      .limit(limit)
      .execute()
  );
}

export async function saveLeitura(db: Queries, fonte: Fonte, { consulta, dia, modalidade }: LeituraRow, reached: Reached): Promise<void> {
  const { pagina, esperados, recebidos, completa_em, inteira_em, releitura } = reached;
  await db
    .updateTable('fontes_leituras')
    .set({ pagina, esperados, recebidos, completa_em, inteira_em, releitura })
    .where('fonte', '=', fonte)
    .where('consulta', '=', consulta)
    .where('dia', '=', dia)
    .where('modalidade', '=', modalidade)
    .execute();
}

/** The lists of what came on a day, of one state if it is given. */
export function listsOf(source: Source, uf: string | undefined): readonly Consulta[] {
  if (uf) return [`publicacao:${uf}`];
  return source.consultas.filter((consulta) => consulta === 'publicacao' || consulta === 'itens');
}

/**
 * Asks for days again from their first page, or for the first time. What was asked for before and is not whole goes on where it was.
 * @param days in order, `2026-10-01`
 */
export async function readDays(
  { read, write }: Database,
  source: Source,
  consultas: readonly Consulta[],
  days: readonly string[],
): Promise<void> {
  const { pendentes } = await countDays(read, source.name, consultas, days[0] ?? '', days.at(-1) ?? '');
  for (let at = 0; at < days.length; at += DAYS_AT_ONCE)
    await write(async (db) => {
      const some = days.slice(at, at + DAYS_AT_ONCE);
      for (const consulta of consultas) await addLeituras(db, source, consulta, some);
      if (pendentes > 0) return;
      await db
        .updateTable('fontes_leituras')
        .set({ completa_em: null, pagina: 1, esperados: null, recebidos: 0, releitura: false })
        .where('fonte', '=', source.name)
        .where('consulta', 'in', consultas)
        .where('dia', 'in', some)
        .execute();
    });
}

export async function countDays(db: Queries, fonte: Fonte, consultas: readonly Consulta[], de: string, ate: string): Promise<SyncProgress> {
  const counted = await db
    .selectFrom('fontes_leituras')
    .select(({ fn }) => fn.countAll<number>().as('listas'))
    .select(sql<number>`count(*) - count(completa_em)`.as('pendentes'))
    .select(sql<number>`coalesce(sum(esperados), 0)`.as('esperados'))
    .select(sql<number>`coalesce(sum(recebidos), 0)`.as('recebidos'))
    .where('fonte', '=', fonte)
    .where('consulta', 'in', consultas)
    .where('dia', '>=', de)
    .where('dia', '<=', ate)
    .executeTakeFirstOrThrow();
  // Sums are texts on PostgreSQL.
  return { ...counted, esperados: Number(counted.esperados), recebidos: Number(counted.recebidos) };
}

/** Asks for a day again from its first page, or for the first time. */
export async function readAgain(db: Queries, source: Source, dia: string): Promise<void> {
  for (const consulta of listsOf(source, undefined)) await addLeituras(db, source, consulta, [dia]);
  await db
    .updateTable('fontes_leituras')
    .set({ completa_em: null, pagina: 1, esperados: null, recebidos: 0, releitura: false })
    .where('fonte', '=', source.name)
    .where('dia', '=', dia)
    .execute();
}

/** How complete each of the last `count` days is, by publication, the oldest first. */
export async function listDays(db: Queries, { name: fonte, modalidades }: Source, now: Date, count: number): Promise<Dia[]> {
  const days = Array.from({ length: count }, (_, at) => dayInBrasilia(new Date(now.getTime() - (count - 1 - at) * DAY_MS)));
  const rows = await db
    .selectFrom('fontes_leituras')
    .select(['dia', 'modalidade', 'esperados', 'recebidos'])
    .where('fonte', '=', fonte)
    .where('consulta', '=', 'publicacao')
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
        ...{ modalidade: modalidades.get(modalidade) ?? String(modalidade), esperados, recebidos },
      })),
    }));
}

export async function countLeituras(db: Queries, fonte: Fonte): Promise<{ leituras: number; pendentes: number }> {
  return db
    .selectFrom('fontes_leituras')
    .select(({ fn }) => fn.countAll<number>().as('leituras'))
    .select(sql<number>`count(*) - count(completa_em)`.as('pendentes'))
    .where('fonte', '=', fonte)
    .executeTakeFirstOrThrow();
}

const sum = (figures: number[]) => figures.reduce((total, figure) => total + figure, 0);
