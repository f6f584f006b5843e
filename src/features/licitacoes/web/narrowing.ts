// What the filter form narrows a list by: every filter of the contract but search and status, which have their own places.
import { Shape } from '#kit/schema.ts';
import { type Search, searchOf } from '#kit/web/search.ts';
import { filters } from '../entities.ts';

const { q: _q, status: _status, ...narrowing } = filters;
const Narrowing = Shape(narrowing);
type Narrowing = Search<typeof Narrowing>;
const names = Object.keys(narrowing) as (keyof Narrowing)[];

/** All of it taken back. */
export const noFilters: Narrowing = Object.fromEntries(names.map((name) => [name, undefined]));

/** As fields hold it: text, figures, or a list of texts; empty where nothing is asked for. */
export type FilterValues = {
  [Name in keyof Narrowing]-?: NonNullable<Narrowing[Name]> extends readonly unknown[]
    ? string[]
    : NonNullable<Narrowing[Name]> extends number
      ? number | ''
      : string;
};

export function toValues(search: Narrowing): FilterValues {
  const value = (name: keyof Narrowing) => {
    const asked = search[name];
    if (narrowing[name].type === 'array') return Array.isArray(asked) ? asked.map(String) : [];
    return typeof asked === 'number' ? asked : String(asked ?? '');
  };
  return Object.fromEntries(names.map((name) => [name, value(name)])) as FilterValues;
}

/** Read as an address is: what is empty narrows nothing. */
export function toSearch(values: FilterValues): Narrowing {
  const trimmed = Object.entries(values).map(([name, value]) => [name, typeof value === 'string' ? value.trim() : value]);
  return { ...noFilters, ...searchOf(Narrowing)(Object.fromEntries(trimmed)) };
}
