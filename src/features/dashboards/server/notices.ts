// Figures of notices.

import { type AcceptedPeriod, type Days, daysBefore, daysOf } from '#brasil/periods.ts';
import { dayInBrasilia } from '#kit/clock.ts';
import type { Static } from '#kit/schema.ts';
import type { Database } from '#kit/server/database/database.ts';
import type { dashboards, NoticeFigures, Sum, UfFigures } from '../contract.ts';
import type { NoticeCounts } from './ports.ts';

/** Before and after the current month. */
const MONTHS_BACK = 12;
const MONTHS_AHEAD = 6;

const none: Sum = { n: 0, valor: 0, fora: 0 };

export async function readNotices(
  { read }: Database,
  notices: NoticeCounts,
  period: AcceptedPeriod,
  now = new Date(),
): Promise<NoticeFigures> {
  const days = daysOf(period, now);
  const earlier = daysBefore(days, period);
  const [byStatus, before, byKey, meses] = await Promise.all([
    notices.byStatus(read, now),
    notices.ofDays(read, earlier),
    notices.byKey(read, ['modalidade', 'faixa'], days),
    readMonths(read, notices, now),
  ]);
  const inBands = new Map(byKey.flatMap(({ por, chave, ...sum }) => (por === 'faixa' ? [[chave, sum]] : [])));
  return {
    status: (['aberta', 'andamento', 'fechada'] as const).map((status) => ({ status, ...byStatus[status] })),
    total: byStatus.total,
    period: { ...days, ...addUp([...inBands.values()]) },
    before: { ...earlier, ...before },
    modalidades: byKey
      .filter(({ por }) => por === 'modalidade')
      .map(({ por: _, chave, ...sum }) => ({ codigo: Number(chave), nome: notices.nomeDaModalidade(Number(chave)), ...sum }))
      .sort((a, b) => b.n - a.n || a.codigo - b.codigo),
    faixas: notices.faixas.map(({ chave, min, max }) => ({ min, max, ...(inBands.get(chave) ?? none) })),
    semValor: inBands.get('')?.n ?? 0,
    meses,
  };
}

export async function readMap(
  { read }: Database,
  notices: NoticeCounts,
  period: AcceptedPeriod,
  now = new Date(),
): Promise<Static<(typeof dashboards)['map']['reply']>> {
  const days = daysOf(period, now);
  const [byUf, inPeriod] = await Promise.all([notices.byUf(read, now), notices.byKey(read, ['uf'], days)]);
  const sums = new Map(inPeriod.map(({ por: _, chave, ...sum }) => [chave, sum]));
  const ufs = [...byUf]
    .filter(([, { total }]) => total.n > 0)
    .map(([uf, byStatus]): UfFigures => ({ uf, period: sums.get(uf) ?? none, ...byStatus }))
    .sort((a, b) => (a.uf < b.uf ? -1 : 1));
  return { ...days, ufs };
}

async function readMonths(read: Database['read'], notices: NoticeCounts, now: Date): Promise<NoticeFigures['meses']> {
  const today = dayInBrasilia(now);
  const months = Array.from({ length: MONTHS_BACK + 1 + MONTHS_AHEAD }, (_, index) => monthOf(today, index - MONTHS_BACK));
  const [first, last] = [months[0], months.at(-1)] as [Days, Days];
  const sums = await notices.byMonth(read, { from: first.from, to: last.to });
  const all = months.map((days) => ({ ...days, ...(sums.get(days.from.slice(0, 7)) ?? none) }));
  // Ahead only while there are notices.
  return all.slice(
    0,
    Math.max(
      MONTHS_BACK,
      all.findLastIndex(({ n }) => n > 0),
    ) + 1,
  );
}

/** The month of `day`, or the one `later` months after it. */
function monthOf(day: string, later: number): Days {
  const [year, month] = day.split('-').map(Number) as [number, number];
  const dayOf = (months: number, date: number) => new Date(Date.UTC(year, month - 1 + months, date)).toISOString().slice(0, 10);
  return { from: dayOf(later, 1), to: dayOf(later + 1, 0) };
}

function addUp(sums: readonly Sum[]): Sum {
  const add = (field: keyof Sum) => sums.reduce((total, one) => total + one[field], 0);
  return { n: add('n'), valor: Math.round(add('valor') * 100) / 100, fora: add('fora') };
}
