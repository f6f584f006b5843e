// The facets of a list in SQL: how many rows each further choice would leave.
import { type RawBuilder, sql } from 'kysely';
import type { Queries } from '../database/database.ts';
import { isLike, likePart } from '../text/contains.ts';
import { allOf, type Conditions } from './conditions.ts';

/** A value with the name that users read. */
export type FacetCount = { value: string; label: string; count: number };

export type FacetColumn = {
  /** The column that the filter compares. */
  value: RawBuilder<unknown>;
  /** The column with its name, if it is another. */
  label?: RawBuilder<string>;
  /** The column with its folded name, by which values are looked up. */
  folded?: RawBuilder<string>;
};

type Asked = {
  /** What the rows are read from: a table, or a join. */
  from: RawBuilder<unknown>;
  conditions: Conditions;
  /** The chosen values of each facet, which are listed even if they are rare. */
  chosen: { readonly [facet: string]: readonly (string | number)[] | undefined };
  /** Finds values of one facet by letters of their names. */
  looked?: { facet: string | undefined; letters: string | undefined };
};

/** Values of a facet that are listed, besides the chosen ones; fewer where others are found by their letters. */
const MOST = 50;
const MOST_LOOKED = 10;

/** Each facet is counted without its own choice; values without a name are left out. */
export async function countFacets<Name extends string>(
  db: Queries,
  { from, conditions, chosen, looked }: Asked,
  columns: Record<Name, FacetColumn>,
): Promise<Record<Name, FacetCount[]>> {
  const names = (Object.keys(columns) as Name[]).filter((name) => !looked?.facet || looked.facet === name);
  const counted = await Promise.all(
    names.map(async (name) => {
      const { value, label = value as RawBuilder<string>, folded } = columns[name];
      const letters = folded && looked?.facet === name ? likePart(looked.letters ?? '') : '';
      const count = async (also: RawBuilder<boolean>, limit: number) => {
        const { rows } = await sql<{ value: string | number; label: string | number; count: number }>`
          select ${value} as value, max(${label}) as label, count(*) as count from ${from}
          where ${allOf(conditions, name)} and ${value} is not null and ${also}
          group by 1 order by 3 desc, 2, 1 limit ${sql.lit(limit)}`.execute(db);
        return rows.map((row) => ({ value: String(row.value), label: String(row.label), count: Number(row.count) }));
      };
      const most = await count(
        folded && letters ? isLike(folded, `%${letters}%`) : sql<boolean>`cast(${value} as text) <> ''`,
        folded ? MOST_LOOKED : MOST,
      );
      const missing = (chosen[name] ?? []).filter((one) => !most.some((found) => found.value === String(one)));
      const rare = missing.length > 0 && !letters ? await count(sql<boolean>`${value} in (${sql.join(missing)})`, missing.length) : [];
      return [name, [...most, ...rare]] as const;
    }),
  );
  const none = Object.fromEntries(Object.keys(columns).map((name) => [name, []]));
  return { ...none, ...Object.fromEntries(counted) } as Record<Name, FacetCount[]>;
}
