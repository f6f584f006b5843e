// Statistics of matching prices: one query reads what they need as one text, from which they are computed here.
import { sql } from 'kysely';
import { dayInBrasilia } from '#kit/clock.ts';
import type { Database } from '#kit/server/database/database.ts';
import { NO_UNIT, type PrecoFilters, type PrecoStatistics } from '../contract.ts';
import { fencesOf, medianOf, outlierOf, quartilesOf } from '../statistics.ts';
import { isCut, matchesFilter, storedUnit } from './filter.ts';

/** Separates rows; fields are separated by tabs. */
const ROW = '\n';
const MONTHS = 12;
/** `2026-07` */
const MONTH = 7;

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

/** Rows of many columns would take longer to hand over than to find. */
async function readRows(database: Database, filter: PrecoFilters): Promise<{ byUnit: Map<string, Row[]>; semValor: number }> {
  const field = (column: string) => sql`coalesce(cast(${sql.ref(column)} as text), '')`;
  const fields = sql.join(
    [field('unidade'), field('valor'), field('estimado'), sql`substr(dia, 1, ${sql.lit(MONTH)})`, sql.ref('uf')],
    sql` || ${sql.lit('\t')} || `,
  );
  const found = await database.read
    .selectFrom('precos')
    .select(sql<string | null>`string_agg(${fields}, ${sql.lit(ROW)})`.as('rows'))
    .where(matchesFilter(database, filter))
    .executeTakeFirstOrThrow();
  const byUnit = new Map<string, Row[]>();
  let semValor = 0;
  for (const line of found.rows?.split(ROW) ?? []) {
    const [unidade = '', valor = '', estimado = '', mes = '', uf = ''] = line.split('\t');
    if (valor === '') {
      semValor++;
      continue;
    }
    let rows = byUnit.get(unidade);
    if (!rows) {
      rows = [];
      byUnit.set(unidade, rows);
    }
    rows.push({ valor: Number(valor), estimado: Number(estimado), mes, uf });
  }
  return { byUnit, semValor };
}

function byMonth(rows: readonly Row[], last: string): PrecoStatistics['meses'] {
  const groups = Map.groupBy(rows, ({ mes }) => mes);
  const [year, month] = [Number(last.slice(0, 4)), Number(last.slice(5, MONTH))];
  return Array.from({ length: MONTHS }, (_, i) => {
    const mes = new Date(Date.UTC(year, month - MONTHS + i, 1)).toISOString().slice(0, MONTH);
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
