// Number and value of notices, from counters maintained by the database (docs/decisions/0026-maintained-figures.md).
import { type RawBuilder, sql } from 'kysely';
import type { Queries } from '#kit/server/database/database.ts';
import type { Status } from '../../entities.ts';
import type { Moment } from '../status.ts';

/** `valor` in reais, excluding the `fora` notices with an implausible value. */
export type Sum = { n: number; valor: number; fora: number };
export type ByStatus = Record<Status | 'total', Sum>;
/** Days in Brasília, both included. */
export type Days = { from: string; to: string };

type CountedStatus = 'total' | 'aberta' | 'andamento';
type Row = { chave: string; status: CountedStatus } & Sum;

/** All notices, as of `moment`. */
export async function countByStatus(db: Queries, moment: Moment): Promise<ByStatus> {
  const { rows } = await sql<Row>`${counted(moment, 'all')}`.execute(db);
  return toByStatus(rows);
}

/** The same per state; notices without a state are under an empty key. */
export async function countByUf(db: Queries, moment: Moment): Promise<Map<string, ByStatus>> {
  const { rows } = await sql<Row>`${counted(moment, 'uf')}`.execute(db);
  return new Map([...Map.groupBy(rows, ({ chave }) => chave)].map(([uf, some]) => [uf, toByStatus(some)]));
}

/** By day of opening: per state, per modality code, or per value band number (see `faixas`; none: no value). */
export async function sumByKey<Por extends 'uf' | 'modalidade' | 'faixa'>(
  db: Queries,
  por: readonly Por[],
  { from, to }: Days,
): Promise<({ por: Por; chave: string } & Sum)[]> {
  const { rows } = await sql<{ por: Por; chave: string } & Sum>`
    select por, chave, sum(n) as n, sum(centavos / 100.0) as valor, sum(fora) as fora from licitacoes_contagem
    where por in (${sql.join(por)}) and dia between ${from} and ${to}
    group by por, chave having sum(n) <> 0`.execute(db);
  return rows.map((row) => ({ ...row, valor: toCents(row.valor) }));
}

/** Notices that open on these days. */
export async function sumOfDays(db: Queries, { from, to }: Days): Promise<Sum> {
  const { rows } = await sql<Sum>`
    select coalesce(sum(n), 0) as n, coalesce(sum(centavos / 100.0), 0) as valor, coalesce(sum(fora), 0) as fora from licitacoes_contagem
    where por = 'faixa' and dia between ${from} and ${to}`.execute(db);
  const [sum = { n: 0, valor: 0, fora: 0 }] = rows;
  return sumOf(sum);
}

/** By month of opening (`2026-07`), for months that have notices. */
export async function sumByMonth(db: Queries, { from, to }: Days): Promise<Map<string, Sum>> {
  const { rows } = await sql<{ mes: string } & Sum>`
    select substr(dia, 1, 7) as mes, sum(n) as n, sum(centavos / 100.0) as valor, sum(fora) as fora from licitacoes_contagem
    where por = 'faixa' and dia between ${from} and ${to}
    group by substr(dia, 1, 7) having sum(n) <> 0`.execute(db);
  return new Map(rows.map(({ mes, ...sum }) => [mes, sumOf(sum)]));
}

/** Upper bounds in reais, inclusive; migration 0027 counts by them. */
const bounds = [50_000, 200_000, 1_000_000, 10_000_000, 100_000_000];
/** The smallest step: amounts are stored with four decimals. */
const NEXT = 0.0001;

/** Bands of estimated value, both bounds included, in the order of the counters' numbers. */
export const faixas: readonly { chave: string; min: number | null; max: number | null }[] = [...bounds, null].map((max, index) => {
  const below = bounds[index - 1];
  return { chave: String(index + 1), min: below === undefined ? null : below + NEXT, max };
});

/** The key of the band that a value is in; `0` without a value. */
export function faixaOf(value: number | null): string {
  return value === null ? '0' : (faixas.find(({ max }) => max === null || value <= max)?.chave ?? '0');
}

/**
 * Notices that are neither aberta nor andamento are fechada. Whole days come from the counters; the two days split by the moments are
 * counted notice by notice. A single statement, so that a concurrent import is counted either wholly or not at all. Each part is summed on
 * its own, several per status: together they would have to be sorted first.
 */
function counted({ now, yearAgo }: Moment, by: 'uf' | 'all'): RawBuilder<Row> {
  const [today, passed] = [dayOf(now), dayOf(yearAgo)];
  const part = (status: CountedStatus, key: string, sums: RawBuilder<unknown>, from: RawBuilder<unknown>) =>
    by === 'uf'
      ? sql`select ${sql.ref(key)} as chave, ${sql.lit(status)} as status, ${sums} from ${from} group by ${sql.ref(key)}`
      : sql`select '' as chave, ${sql.lit(status)} as status, ${sums} from ${from}`;
  const days = (status: CountedStatus, when: RawBuilder<boolean>) =>
    part(
      status,
      'chave',
      sql`coalesce(sum(n), 0) as n, coalesce(sum(centavos / 100.0), 0) as valor, coalesce(sum(fora), 0) as fora`,
      sql`licitacoes_contagem where ${when}`,
    );
  const running = (status: CountedStatus, when: RawBuilder<boolean>) =>
    part(
      status,
      'uf',
      sql`count(*) as n,
        coalesce(sum(case when valor_implausivel is null then round(coalesce(valor_estimado, 0) * 100) / 100.0 else 0 end), 0) as valor,
        count(valor_implausivel) as fora`,
      sql`licitacoes where encerrada = false and ${when}`,
    );
  return sql`${sql.join(
    [
      days('total', sql`por = 'todas' and dia = ''`),
      days('aberta', sql`por = 'prazo' and dia > ${today}`),
      days('andamento', sql`por = 'prazo' and dia > ${passed} and dia < ${today}`),
      days('andamento', sql`por = 'publicacao' and dia > ${passed}`),
      running('aberta', sql`prazo >= ${now} and prazo < ${startOf(today, 1)}`),
      running('andamento', sql`prazo >= ${startOf(today)} and prazo < ${now}`),
      running('andamento', sql`prazo >= ${yearAgo} and prazo < ${startOf(passed, 1)}`),
      running('andamento', sql`prazo is null and referencia >= ${yearAgo} and referencia < ${startOf(passed, 1)}`),
    ],
    sql` union all `,
  )}`;
}

function toByStatus(rows: readonly Row[]): ByStatus {
  const of = (status: CountedStatus): Sum => {
    const some = rows.filter((row) => row.status === status);
    const add = (field: keyof Sum) => some.reduce((sum, row) => sum + row[field], 0);
    return { n: add('n'), valor: add('valor'), fora: add('fora') };
  };
  const [total, aberta, andamento] = [of('total'), of('aberta'), of('andamento')];
  return {
    total: sumOf(total),
    aberta: sumOf(aberta),
    andamento: sumOf(andamento),
    fechada: sumOf({
      n: total.n - aberta.n - andamento.n,
      valor: total.valor - aberta.valor - andamento.valor,
      fora: total.fora - aberta.fora - andamento.fora,
    }),
  };
}

function sumOf({ n, valor, fora }: Sum): Sum {
  return { n, valor: toCents(valor), fora };
}

function toCents(valor: number): number {
  return Math.round(valor * 100) / 100;
}

/** In UTC, like statuses. */
function dayOf(moment: string): string {
  return moment.slice(0, 10);
}

function startOf(day: string, later = 0): string {
  const date = new Date(`${day}T00:00:00Z`);
  date.setUTCDate(date.getUTCDate() + later);
  return date.toISOString();
}
