// The figures of the summary. Each is counted by the conditions of the list that it links to.
import { sql } from 'kysely';
import { dayInBrasilia, startOfDayInBrasilia } from '#kit/clock.ts';
import type { Queries } from '#kit/server/database/database.ts';
import { type Etapa, etapasAbertas, type Motivo } from '../entities.ts';
import { faixas, type Periodo, type Resumo } from '../resumo.ts';
import { estimateOf, filtered } from './queries.ts';

/** Bodies that are listed. */
const MOST_BODIES = 10;
/** Months that are counted one by one, from the present one. */
const MONTHS = 6;

const isWon = sql`case when propostas.etapa = 'ganha' then 1 else 0 end`;
const isLost = sql`case when propostas.etapa = 'perdida' then 1 else 0 end`;
const rates = [
  sql<number>`sum(${isWon})`.as('ganhas'),
  sql<number>`sum(${isLost})`.as('perdidas'),
  sql<number>`sum(case when propostas.etapa = 'ganha' then coalesce(propostas.resultado_valor, propostas.preco_total) else 0 end)`.as(
    'valor',
  ),
] as const;
/** What an offer under way is worth: its prices, or else the estimate. */
const worth = sql<number>`coalesce(nullif(propostas.preco_total, 0), ${estimateOf}, 0)`;
/** Of that, what is only an estimate. */
const estimated = sql<number>`case when coalesce(propostas.preco_total, 0) = 0 then coalesce(${estimateOf}, 0) else 0 end`;
const underWay = [
  sql<number>`count(*)`.as('n'),
  sql<number>`coalesce(sum(${worth}), 0)`.as('valor'),
  sql<number>`coalesce(sum(${estimated}), 0)`.as('estimado'),
] as const;

type Days = { de: string | null; ate: string | null };

/** The days of a period that ends today, or of a calendar year in Brasília. */
export function daysOf(periodo: Periodo, today: string): Days {
  const [year = '', month = '', day = ''] = today.split('-');
  if (periodo === 'tudo') return { de: null, ate: null };
  if (periodo === 'ano') return { de: `${year}-01-01`, ate: `${year}-12-31` };
  if (periodo === 'anterior') return { de: `${Number(year) - 1}-01-01`, ate: `${Number(year) - 1}-12-31` };
  // On a leap day, a year ago was the day before the first of March.
  return { de: `${Number(year) - 1}-${month === '02' && day === '29' ? '02-28' : `${month}-${day}`}`, ate: today };
}

/** Offers that were won or lost in a period. */
function endedIn(db: Queries, userId: number, periodo: Periodo, now: Date) {
  const days = daysOf(periodo, dayInBrasilia(now));
  const inPeriod = { ...(days.de !== null && { encerradaDe: days.de }), ...(days.ate !== null && { encerradaAte: days.ate }) };
  return { days, inPeriod, ended: filtered(db, userId, { ...inPeriod, etapa: ['ganha', 'perdida'] }) };
}

type Paged = { page: number; perPage: number };

/** Rates by body, those with most offers first. */
async function readBodies(ended: ReturnType<typeof filtered>, { page, perPage }: Paged) {
  const [rows, { total }] = await Promise.all([
    ended
      .select(['propostas.orgao', ...rates])
      .groupBy('propostas.orgao')
      .orderBy(sql`count(*)`, 'desc')
      .orderBy('propostas.orgao')
      .limit(perPage)
      .offset((page - 1) * perPage)
      .execute(),
    ended.select(({ fn }) => fn.count<number>('propostas.orgao').distinct().as('total')).executeTakeFirstOrThrow(),
  ]);
  return { orgaos: rows.map(({ orgao, ...row }) => ({ orgao, ...rateOf(row) })), total: Number(total) };
}

/** All bodies of a period, page by page. */
export function listBodies(db: Queries, userId: number, periodo: Periodo, paged: Paged, now = new Date()) {
  return readBodies(endedIn(db, userId, periodo, now).ended, paged);
}

export async function readSummary(db: Queries, userId: number, periodo: Periodo, now = new Date()): Promise<Resumo> {
  const { days, inPeriod, ended } = endedIn(db, userId, periodo, now);
  const open = filtered(db, userId, { etapa: [...etapasAbertas] });
  const [total, dropped, byModality, bodies, byBand, byStage, months, byReason] = await Promise.all([
    ended.select(rates).executeTakeFirstOrThrow(),
    filtered(db, userId, { ...inPeriod, etapa: ['desistida'] })
      .select(sql<number>`count(*)`.as('n'))
      .executeTakeFirstOrThrow(),
    ended
      .select(['propostas.modalidade_codigo as codigo', ({ fn }) => fn.max<string>('propostas.modalidade').as('nome'), ...rates])
      .groupBy('propostas.modalidade_codigo')
      .orderBy(sql`count(*)`, 'desc')
      .orderBy('codigo')
      .execute(),
    readBodies(ended, { page: 1, perPage: MOST_BODIES }),
    ended
      .select([band.as('faixa'), ...rates])
      .groupBy(band)
      .execute(),
    open
      .select(['propostas.etapa', ...underWay])
      .groupBy('propostas.etapa')
      .execute(),
    countMonths(open, dayInBrasilia(now)),
    filtered(db, userId, { ...inPeriod, etapa: ['perdida'] })
      .where('resultado_motivo', 'is not', null)
      .select(['resultado_motivo as motivo', sql<number>`count(*)`.as('n')])
      .groupBy('resultado_motivo')
      .orderBy('n', 'desc')
      .orderBy('motivo')
      .execute(),
  ]);
  const etapas = etapasAbertas.map((etapa: Etapa) => ({ etapa, ...figuresOf(byStage.find((row) => row.etapa === etapa)) }));
  return {
    ...days,
    total: {
      ...rateOf(total),
      desistidas: Number(dropped.n),
      abertas: etapas.reduce((sum, { n }) => sum + n, 0),
      valorAberto: etapas.reduce((sum, { valor }) => sum + valor, 0),
      estimadoAberto: etapas.reduce((sum, { estimado }) => sum + estimado, 0),
    },
    modalidades: byModality.map(({ codigo, nome, ...row }) => ({ codigo, nome, ...rateOf(row) })),
    ...{ orgaos: bodies.orgaos, totalOrgaos: bodies.total },
    faixas: [...faixas, { min: null, max: null }].map(({ min, max }, place) => ({
      ...{ min, max },
      ...rateOf(byBand.find(({ faixa }) => Number(faixa) === place)),
    })),
    etapas,
    meses: months,
    motivos: byReason.map(({ motivo, n }) => ({ motivo: motivo as Motivo, n: Number(n) })),
  };
}

/** The number of the band of the estimate; after the last one: no estimate. */
const band = sql<number>`case when ${estimateOf} is null then ${sql.lit(faixas.length)} ${sql.join(
  faixas.map(({ max }, place) =>
    max === null ? sql`else ${sql.lit(place)}` : sql`when ${estimateOf} < ${sql.lit(max)} then ${sql.lit(place)}`,
  ),
  sql` `,
)} end`;

type Rate = { ganhas: number | null; perdidas: number | null; valor: number | null };

/** Sums over no rows are null. */
function rateOf(row: Rate | undefined) {
  return { ganhas: Number(row?.ganhas ?? 0), perdidas: Number(row?.perdidas ?? 0), valor: Number(row?.valor ?? 0) };
}

function figuresOf(row: { n: number; valor: number; estimado: number } | undefined) {
  return { n: Number(row?.n ?? 0), valor: Number(row?.valor ?? 0), estimado: Number(row?.estimado ?? 0) };
}

/** What is under way, by the session, in one statement. What is left of the present month begins today. */
async function countMonths(open: ReturnType<typeof filtered>, today: string): Promise<Resumo['meses']> {
  const first = `${today.slice(0, 7)}-01`;
  const starts = Array.from({ length: MONTHS + 1 }, (_, later) => monthAfter(first, later));
  const spans = [
    { de: null, ate: dayBefore(today) },
    ...starts.slice(0, -1).map((de, place) => ({ de: place === 0 ? today : de, ate: dayBefore(starts[place + 1] as string) })),
    { de: starts.at(-1) as string, ate: null },
  ];
  const isIn = ({ de, ate }: Days) =>
    sql`licitacoes.prazo is not null and ${de === null ? sql`1 = 1` : sql`licitacoes.prazo >= ${startOfDayInBrasilia(de)}`}
      and ${ate === null ? sql`1 = 1` : sql`licitacoes.prazo < ${startOfDayInBrasilia(ate, 1)}`}`;
  const row = (await open
    .select(
      spans.flatMap((span, place) => [
        sql<number>`count(case when ${isIn(span)} then 1 end)`.as(`n${place}`),
        sql<number>`coalesce(sum(case when ${isIn(span)} then ${worth} end), 0)`.as(`valor${place}`),
        sql<number>`coalesce(sum(case when ${isIn(span)} then ${estimated} end), 0)`.as(`estimado${place}`),
      ]),
    )
    .executeTakeFirstOrThrow()) as Record<string, number>;
  const numberOf = (name: string, place: number) => Number(row[`${name}${place}`]);
  return spans.map((span, place) => ({
    ...span,
    ...{ n: numberOf('n', place), valor: numberOf('valor', place), estimado: numberOf('estimado', place) },
  }));
}

function monthAfter(first: string, later: number): string {
  const day = new Date(`${first}T12:00:00.000Z`);
  day.setUTCMonth(day.getUTCMonth() + later);
  return day.toISOString().slice(0, 10);
}

function dayBefore(day: string): string {
  return new Date(Date.parse(`${day}T12:00:00.000Z`) - 86_400_000).toISOString().slice(0, 10);
}
