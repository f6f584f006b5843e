// The conditions of a list's filters in SQL, by the name of the filter: the list has all of them, a facet all but its own.
import { type RawBuilder, sql } from 'kysely';

export type Conditions = { readonly [filter: string]: RawBuilder<boolean> | null | undefined };

/** All conditions, except that of the filter `without`. */
export function allOf(conditions: Conditions, without?: string): RawBuilder<boolean> {
  const wanted = Object.entries(conditions).flatMap(([name, condition]) => (condition && name !== without ? [condition] : []));
  return wanted.length > 0 ? sql<boolean>`(${sql.join(wanted, sql` and `)})` : sql<boolean>`1 = 1`;
}

/** The value is one of these; null without a choice, and false for an empty one. */
export function among(column: string, values: readonly (string | number)[] | undefined): RawBuilder<boolean> | null {
  if (!values) return null;
  return values.length > 0 ? sql<boolean>`${sql.ref(column)} in (${sql.join(values)})` : sql<boolean>`1 = 0`;
}

/** The value is at least `from` and at most `to`; null if neither is given. */
export function between(column: string, from: string | number | undefined, to: string | number | undefined): RawBuilder<boolean> | null {
  const bounds = [
    ...(from === undefined ? [] : [sql<boolean>`${sql.ref(column)} >= ${from}`]),
    ...(to === undefined ? [] : [sql<boolean>`${sql.ref(column)} <= ${to}`]),
  ];
  return bounds.length > 0 ? sql<boolean>`(${sql.join(bounds, sql` and `)})` : null;
}

/** The value equals; null without one. */
export function equals(column: string, value: string | number | boolean | undefined): RawBuilder<boolean> | null {
  return value === undefined ? null : sql<boolean>`${sql.ref(column)} = ${value}`;
}
