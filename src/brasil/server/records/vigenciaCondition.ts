// Filters by validity, and the number of rows of each state, in SQL.
import { type RawBuilder, sql } from 'kysely';
import { dayLater, soonDays, type Vigencia, vigencias } from '#brasil/vigencia.ts';
import { dayInBrasilia } from '#kit/clock.ts';
import type { Queries } from '#kit/server/database/database.ts';
import { allOf, type Conditions } from '#kit/server/lists/conditions.ts';

/** A table with `vigencia_inicio` and `vigencia_fim`. `isCancelled`: a condition on its rows. */
export type VigenciaTable = { table: string; isCancelled?: RawBuilder<boolean> };

/** The condition that a row is in one of these states; null without a choice. */
export function vigenciaCondition(
  of: VigenciaTable,
  states: readonly Vigencia[] | undefined,
  today = dayInBrasilia(new Date()),
): RawBuilder<boolean> | null {
  if (!states) return null;
  return states.length > 0
    ? sql<boolean>`(${sql.join(
        states.map((state) => isIn(of, state, today)),
        sql` or `,
      )})`
    : sql<boolean>`1 = 0`;
}

/** As `vigenciaOf`; what ends soon is in force too. */
function isIn({ table, isCancelled }: VigenciaTable, state: Vigencia, today: string): RawBuilder<boolean> {
  const [start, end] = [sql.ref<string>(`${table}.vigencia_inicio`), sql.ref<string>(`${table}.vigencia_fim`)];
  const counts = isCancelled ? sql<boolean>`not ${isCancelled}` : sql<boolean>`1 = 1`;
  if (state === 'encerrada') return sql<boolean>`(${end} < ${today} and ${counts})`;
  const hasBegun = sql<boolean>`(${start} is null or ${start} <= ${today})`;
  if (state === 'vigente') return sql<boolean>`((${end} is null or ${end} >= ${today}) and ${hasBegun} and ${counts})`;
  return sql<boolean>`(${end} >= ${today} and ${end} <= ${dayLater(today, soonDays[state])} and ${hasBegun} and ${counts})`;
}

/** How many rows are in each state, and in all; the filter `situacao` itself is ignored. */
export async function countVigencias(db: Queries, of: VigenciaTable, conditions: Conditions): Promise<Record<Vigencia | 'total', number>> {
  const today = dayInBrasilia(new Date());
  const sums = vigencias.map((state) => sql`coalesce(sum(case when ${isIn(of, state, today)} then 1 else 0 end), 0) as ${sql.ref(state)}`);
  const { rows } = await sql<Record<string, number>>`
    select ${sql.join(sums)}, count(*) as total from ${sql.table(of.table)} where ${allOf(conditions, 'situacao')}`.execute(db);
  return Object.fromEntries([...vigencias, 'total'].map((name) => [name, Number(rows[0]?.[name] ?? 0)])) as Record<
    Vigencia | 'total',
    number
  >;
}
