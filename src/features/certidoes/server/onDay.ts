// Documents as they stand on a day: each with the issue that is valid then, or else with the latest.
import type { Queries } from '#kit/server/database/database.ts';
import { findChosen, type Row } from './queries.ts';

/** `isValid`: on the day; without a day, false. */
export type OnDay = Row & { isValid: boolean };

/** Those of these that are there, in the order of `ids`. */
export async function findOnDay(db: Queries, ids: readonly number[], on: string | undefined): Promise<OnDay[]> {
  const distinct = [...new Set(ids)];
  if (distinct.length === 0) return [];
  const valid = on === undefined ? [] : await findChosen(db, distinct, on);
  const found = new Map<number, OnDay>(valid.map((row) => [row.id, { ...row, isValid: true }]));
  const others = distinct.filter((id) => !found.has(id));
  const latest = others.length === 0 ? [] : await findChosen(db, others, undefined);
  for (const row of latest) found.set(row.id, { ...row, isValid: false });
  return distinct.flatMap((id) => found.get(id) ?? []);
}
