// Which lists a pass asks for: what was never asked, what still grows, and what was not read since its day ended.
import { dayInBrasilia, startOfDayInBrasilia } from '#kit/clock.ts';
import type { Database, Queries } from '#kit/server/database/database.ts';
import { byDay, isOfLista, listaQuestions, mainQuestions, ofChanges, type Questions } from './consultas.ts';
import type { Pass } from './pass.ts';
import type { Source } from './source.ts';
import type { Consulta, PlannedConsulta } from './tables.ts';

type Plan = Pick<Pass, 'database' | 'source' | 'now' | 'dias' | 'since' | 'listas'>;

/** Days whose lists still grow: today, and yesterday, because services publish late. */
const GROWING = 2;
/** How often a list that grows is read as a whole. */
export const WHOLE_EVERY_MS = 3_600_000;
const DAYS_AT_ONCE = 30;
const DAY_MS = 86_400_000;
/** In place of a modality, in lists that have none. */
const NO_MODALIDADE = 0;

/** A list that is read from its first page. */
export const unread = {
  ...{ pagina: 1, esperados: null, recebidos: 0, completa_em: null, releitura: false },
  ...{ tentativas: 0, proxima_em: null },
};

export function isGrowing({ consulta, dia }: { consulta: Consulta; dia: string }, now: Date): boolean {
  return byDay.includes(consulta) && dia >= daysBefore(now, GROWING - 1);
}

/** Adds what was never asked, and asks again for what may have changed. */
export async function planLeituras({ database, source, now, dias, since, listas }: Plan): Promise<void> {
  const today = now();
  const group = { database, source, today, dias };
  await planQuestions({ ...group, since, questions: onlyOf(source, mainQuestions) });
  for (const { lista, lida_desde } of listas) await planQuestions({ ...group, since: lida_desde, questions: listaQuestions[lista] });
  const closing = await listClosing(database.read, source, today);
  await database.write(async (db) => {
    const ofSource = db.updateTable('fontes_leituras').where('fonte', '=', source.name);
    await ofSource
      .set({ completa_em: null })
      .where('consulta', 'in', byDay)
      .where('dia', '>=', daysBefore(today, GROWING - 1))
      .execute();
    // Those that were put off keep waiting.
    await ofSource.set({ proxima_em: null }).where('tentativas', '=', 0).where('proxima_em', 'is not', null).execute();
    for (const { dia, closedAt } of closing)
      await ofSource.set(unread).where('consulta', 'in', byDay).where('dia', '=', dia).where('completa_em', '<', closedAt).execute();
  });
}

function onlyOf({ consultas }: Source, { first, changes, standing }: Questions): Questions {
  const has = (consulta: PlannedConsulta) => consultas.includes(consulta);
  return { first: first.filter(has), changes: changes.filter(has), standing: standing.filter(({ consulta }) => has(consulta)) };
}

type Group = { database: Database; source: Source; today: Date; dias: number; since: string | null; questions: Questions };

/** The days of lists that belong together, since what was last read of them. */
async function planQuestions({ database, source, today, dias, since, questions }: Group): Promise<void> {
  const { first, changes, standing } = questions;
  const sinceDay = since === null ? null : dayInBrasilia(new Date(since));
  // After an outage, the days since then are asked for too, however few the first fill has.
  const published = daysUntil(today, Math.max(dias, sinceDay === null ? 0 : daysFrom(sinceDay, today) + GROWING));
  const updated = sinceDay === null ? [] : published.filter((dia) => dia >= sinceDay);
  for (const consulta of first) await addMissing(database, source, consulta, published);
  for (const consulta of changes) await addMissing(database, source, consulta, updated);
  for (const { consulta, everyDays } of standing)
    await addStanding(database, source, consulta, daysBefore(today, 0), daysBefore(today, everyDays));
  const again = [...first, ...changes].filter((consulta) => ofChanges.includes(consulta));
  if (sinceDay === null || again.length === 0) return;
  await database.write((db) =>
    db
      .updateTable('fontes_leituras')
      .set({ completa_em: null })
      .where('fonte', '=', source.name)
      .where('consulta', 'in', again)
      .where('dia', '>=', sinceDay)
      .execute(),
  );
}

/**
 * Days that were last read before they stopped growing, however long ago: rows may have moved between pages, so they are read once more as a
 * whole.
 */
async function listClosing(db: Queries, source: Source, now: Date): Promise<{ dia: string; closedAt: string }[]> {
  const days = await db
    .selectFrom('fontes_leituras')
    .select(({ fn }) => ['dia', fn.min('completa_em').as('first')])
    .where('fonte', '=', source.name)
    .where('consulta', 'in', byDay)
    .where('dia', '<', daysBefore(now, GROWING - 1))
    .where('completa_em', 'is not', null)
    .groupBy('dia')
    .execute();
  return days
    .map(({ dia, first }) => ({ dia, first, closedAt: startOfDayInBrasilia(dia, GROWING) }))
    .filter(({ first, closedAt }) => first !== null && first < closedAt);
}

async function addStanding(
  { read, write }: Database,
  source: Source,
  consulta: PlannedConsulta,
  today: string,
  before: string,
): Promise<void> {
  const last = await read
    .selectFrom('fontes_leituras')
    .select('dia')
    .where('fonte', '=', source.name)
    .where('consulta', '=', consulta)
    .where('dia', '>', before)
    .limit(1)
    .executeTakeFirst();
  if (!last) await write((db) => addLeituras(db, source, consulta, [today]));
}

async function addMissing(database: Database, source: Source, consulta: Consulta, days: readonly string[]): Promise<void> {
  const rows = await database.read
    .selectFrom('fontes_leituras')
    .select('dia')
    .distinct()
    .where('fonte', '=', source.name)
    .where('consulta', '=', consulta)
    .execute();
  const known = new Set(rows.map(({ dia }) => dia));
  const missing = days.filter((dia) => !known.has(dia));
  await inShortWrites(database, missing, (db, some) => addLeituras(db, source, consulta, some));
}

/** Years of days are thousands of rows. */
export async function inShortWrites(
  { write }: Database,
  days: readonly string[],
  change: (db: Queries, some: readonly string[]) => Promise<void>,
): Promise<void> {
  for (let at = 0; at < days.length; at += DAYS_AT_ONCE) await write((db) => change(db, days.slice(at, at + DAYS_AT_ONCE)));
}

export async function addLeituras(db: Queries, source: Source, consulta: Consulta, days: readonly string[]): Promise<void> {
  const codes = consulta === 'itens' || isOfLista(consulta) ? [NO_MODALIDADE] : [...source.modalidades.keys()];
  const rows = days.flatMap((dia) =>
    codes.map((modalidade) => ({ fonte: source.name, consulta, dia, modalidade, ...unread, inteira_em: null })),
  );
  await db
    .insertInto('fontes_leituras')
    .values(rows)
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

const daysBefore = (now: Date, days: number) => dayInBrasilia(new Date(now.getTime() - days * DAY_MS));
/** The newest first. */
const daysUntil = (now: Date, count: number) => Array.from({ length: count }, (_, back) => daysBefore(now, back));
const daysFrom = (day: string, now: Date) =>
  Math.round((Date.parse(startOfDayInBrasilia(dayInBrasilia(now))) - Date.parse(startOfDayInBrasilia(day))) / DAY_MS);
