// Converts between a list's URL and its filter form, for the filters of a contract that have no control of their own.
import { type Static, type TSchema, Type } from '#kit/schema.ts';
import { isDay } from '../form/dateText.ts';
import { searchOf } from './search.ts';

/** Filters in a URL: all optional. */
export type FilterParams<Filters extends Record<string, TSchema>> = { [Name in keyof Filters]?: Static<Filters[Name]> };

/** Filters in a form: text, numbers, or lists of texts; empty if not set. */
export type FilterValues<Filters extends Record<string, TSchema>> = {
  [Name in keyof Filters]: NonNullable<Static<Filters[Name]>> extends readonly unknown[]
    ? string[]
    : NonNullable<Static<Filters[Name]>> extends number
      ? number | ''
      : string;
};

/** The conversions for a filter form. */
export type FilterMapping<Filters extends Record<string, TSchema>> = {
  /** All filters cleared. */
  noFilters: FilterParams<Filters>;
  toValues(search: FilterParams<Filters>): FilterValues<Filters>;
  /** Parsed like a URL: empty values do not filter. */
  toSearch(values: FilterValues<Filters>): FilterParams<Filters>;
  /** Fields with invalid values, and their bounds. */
  refusedBy(values: FilterValues<Filters>): { name: keyof Filters & string; isDay: boolean; minimum?: number; maximum?: number }[];
};

export function filterMapping<Filters extends Record<string, TSchema>>(filters: Filters): FilterMapping<Filters> {
  const read = searchOf(Type.Object(filters));
  const names = Object.keys(filters) as (keyof Filters & string)[];
  const noFilters = Object.fromEntries(names.map((name) => [name, undefined])) as FilterParams<Filters>;
  const trimmed = (values: FilterValues<Filters>) =>
    Object.fromEntries(Object.entries(values).map(([name, value]) => [name, typeof value === 'string' ? value.trim() : value]));
  return {
    noFilters,
    toValues(search) {
      const value = (name: keyof Filters) => {
        const asked: unknown = search[name];
        if ((filters[name] as { type?: string }).type === 'array') return Array.isArray(asked) ? asked.map(String) : [];
        return typeof asked === 'number' ? asked : String(asked ?? '');
      };
      return Object.fromEntries(names.map((name) => [name, value(name)])) as FilterValues<Filters>;
    },
    toSearch: (values) => ({ ...noFilters, ...(read(trimmed(values)) as FilterParams<Filters>) }),
    refusedBy(values) {
      const asked = trimmed(values);
      const understood = read(asked) as FilterParams<Filters>;
      const isSaid = (value: unknown) => value !== undefined && String(value) !== '';
      const takesDay = (name: keyof Filters) => (filters[name] as { format?: string }).format === 'date';
      return names
        .filter((name) => isSaid(asked[name]) && (understood[name] === undefined || (takesDay(name) && !isDay(String(asked[name])))))
        .map((name) => {
          const { minimum, maximum } = filters[name] as { minimum?: number; maximum?: number };
          return { name, isDay: takesDay(name), ...(minimum !== undefined && { minimum }), ...(maximum !== undefined && { maximum }) };
        });
    },
  };
}
