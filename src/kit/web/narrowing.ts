// Between a list's address and its filter form: every filter of a contract but those that have a place of their own.
import { Shape, type Static, type TSchema } from '#kit/schema.ts';
import { searchOf } from './search.ts';

/** As an address carries filters: all optional. */
type Narrowed<Filters extends Record<string, TSchema>> = { [Name in keyof Filters]?: Static<Filters[Name]> };

/** As fields hold it: text, figures, or a list of texts; empty where nothing is asked for. */
export type FilterValues<Filters extends Record<string, TSchema>> = {
  [Name in keyof Filters]: NonNullable<Static<Filters[Name]>> extends readonly unknown[]
    ? string[]
    : NonNullable<Static<Filters[Name]>> extends number
      ? number | ''
      : string;
};

/** What a form needs of the filters it has fields for. */
export function narrowingBy<Filters extends Record<string, TSchema>>(filters: Filters) {
  const read = searchOf(Shape(filters));
  const names = Object.keys(filters) as (keyof Filters & string)[];
  const noFilters = Object.fromEntries(names.map((name) => [name, undefined])) as Narrowed<Filters>;
  return {
    /** All of it taken back. */
    noFilters,
    toValues(search: Narrowed<Filters>): FilterValues<Filters> {
      const value = (name: keyof Filters) => {
        const asked: unknown = search[name];
        if ((filters[name] as { type?: string }).type === 'array') return Array.isArray(asked) ? asked.map(String) : [];
        return typeof asked === 'number' ? asked : String(asked ?? '');
      };
      return Object.fromEntries(names.map((name) => [name, value(name)])) as FilterValues<Filters>;
    },
    /** Read as an address is: what is empty narrows nothing. */
    toSearch(values: FilterValues<Filters>): Narrowed<Filters> {
      const trimmed = Object.entries(values).map(([name, value]) => [name, typeof value === 'string' ? value.trim() : value]);
      return { ...noFilters, ...(read(Object.fromEntries(trimmed)) as Narrowed<Filters>) };
    },
  };
}
