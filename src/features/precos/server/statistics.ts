// Statistics of matching prices: one query reads what they need as one text, from which they are computed here.
import { sql } from 'kysely';
import { dayInBrasilia } from '#kit/clock.ts';
import { MONTH_LENGTH, monthsUpTo } from '#kit/months.ts';
import { medianOf } from '#kit/quantiles.ts';
import type { Database } from '#kit/server/database/database.ts';
import { readPacked } from '#kit/server/database/packedRows.ts';
import { NO_UNIT, type PrecoFilters, type PrecoStatistics } from '../contract.ts';
import { fencesOf, outlierOf, quartilesOf } from '../statistics.ts';
import { isCut, matchesFilter, storedUnit } from './filter.ts';

const MONTHS = 12;

type Row = { valor: number; estimado: number; mes: string; uf: string };

/** Figures of the prices of one unit. */
export async function findStatistics(database: Database, filter: PrecoFilters, now = new Date()): Promise<PrecoStatistics> {
  const [{ byUnit, semValor }, cortado] = await Promise.all([readRows(database, filter), isCut(database, filter)]);
  const unidades = [...byUnit]
    .map(([unidade, rows]) => ({ unidade: unidade || NO_UNIT, n: rows.length }))
    .sort((a, b) => b.n - a.n || (a.unidade < b.unidade ? -1 : 1));
  const unidade = filter.unidade ?? unidades[0]?.unidade ?? null;
  const rows = unidade === null ? [] : (byUnit.get(storedUnit(unidade)) ?? []);
  const homologado = quartilesOf(rows.map(({ valor }) => valor));
  const estimated = rows.filter(({ estimado }) => estimado > 0);
  const estimado = quartilesOf(estimated.map((row) => row.estimado));
  const fences = homologado && fencesOf(homologado);
  return {
    ...{ unidade, unidades, semValor, cortado },
    outras: unidades.reduce((sum, one) => sum + (one.unidade === unidade ? 0 : one.n), 0),
    ...(homologado && { homologado }),
    ...(estimado && { estimado }),
    desconto: medianOf(estimated.map((row) => 1 - row.valor / row.estimado)),
    ...(fences && { limites: { ...fences, atipicos: rows.filter(({ valor }) => outlierOf(valor, fences)).length } }),
    meses: byMonth(rows, filter.ate ?? dayInBrasilia(now)),
    ufs: byState(rows),
  };
}

async function readRows(database: Database, filter: PrecoFilters): Promise<{ byUnit: Map<string, Row[]>; semValor: number }> {
  const rows = database.read.selectFrom('precos').where(matchesFilter(database, filter));
  const found = await readPacked(rows, ['unidade', 'valor', 'estimado', sql`substr(dia, 1, ${sql.lit(MONTH_LENGTH)})`, 'uf']);
  const byUnit = new Map<string, Row[]>();
  let semValor = 0;
  for (const [unidade = '', valor = '', estimado = '', mes = '', uf = ''] of found) {
    if (valor === '') {
      semValor++;
      continue;
    }
    const same = byUnit.get(unidade) ?? [];
    if (same.length === 0) byUnit.set(unidade, same);
    same.push({ valor: Number(valor), estimado: Number(estimado), mes, uf });
  }
  return { byUnit, semValor };
}

function byMonth(rows: readonly Row[], last: string): PrecoStatistics['meses'] {
  const groups = Map.groupBy(rows, ({ mes }) => mes);
  return monthsUpTo(last, MONTHS).map((mes) => {
    const some = groups.get(mes) ?? [];
    const estimates = some.filter(({ estimado }) => estimado > 0).map(({ estimado }) => estimado);
    return { mes, n: some.length, mediana: medianOf(some.map(({ valor }) => valor)), estimado: medianOf(estimates) };
  });
}

function byState(rows: readonly Row[]): PrecoStatistics['ufs'] {
  return [...Map.groupBy(rows, ({ uf }) => uf)]
    .map(([uf, some]) => ({ uf, n: some.length, mediana: medianOf(some.map(({ valor }) => valor)) }))
    .sort((a, b) => b.n - a.n || (a.uf < b.uf ? -1 : 1));
}
