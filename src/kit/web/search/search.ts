// Parses and formats a URL's search parameters in the format of the API: `?uf=SP,RJ&page=2`.
import type { Request } from '#kit/contract.ts';
import type { Static, TObject } from '#kit/schema.ts';

type RawSearch = Record<string, unknown>;

/** For the router: all values are text until the route's `validateSearch` has parsed them. */
export function parseSearch(address: string): RawSearch {
  return Object.fromEntries(new URLSearchParams(address));
}

/** For the router: omits undefined and empty values. */
export function stringifySearch(search: RawSearch): string {
  const entries = Object.entries(search).flatMap(([name, value]) =>
    value === undefined || value === null || String(value) === '' ? [] : [[name, String(value)]],
  );
  const address = new URLSearchParams(entries).toString().replaceAll('%2C', ',').replaceAll('%2F', '/');
  return address && `?${address}`;
}

/** For links that differ by search parameters only: otherwise the router also marks one whose parameters are a subset of the current ones. */
export const exactSearch = { exact: true, includeSearch: true, explicitUndefined: true } as const;

/** A query's parameters in a URL: all optional. */
export type Search<Query extends TObject> = Partial<Static<Query>>;

/** A query's parameters with the contract's defaults filled in. */
export type FilledSearch<Query extends TObject> = Request<{ query: Query }, never> extends { query: infer Filled } ? Filled : never;

type PropertySchema = {
  type?: string;
  enum?: readonly unknown[];
  items?: PropertySchema;
  minimum?: number;
  maximum?: number;
  maxLength?: number;
  default?: unknown;
};

/** A route's `validateSearch` from a call's query: invalid values and defaults are dropped. */
export function searchOf<Query extends TObject>(query: Query): (raw: RawSearch) => Search<Query> {
  const properties = Object.entries(query.properties as Record<string, PropertySchema>);
  return (raw) => {
    const read = properties.map(
      ([name, schema]) => [name, raw[name] === undefined ? undefined : readValue(raw[name], schema), schema.default] as const,
    );
    return Object.fromEntries(read.filter(([, value, usual]) => value !== undefined && value !== usual)) as Search<Query>;
  };
}

/** The defaults of a call's query. */
export function defaultsOf<Query extends TObject>(query: Query): Search<Query> {
  const properties = Object.entries(query.properties as Record<string, PropertySchema>);
  return Object.fromEntries(
    properties.flatMap(([name, schema]) => (schema.default === undefined ? [] : [[name, schema.default]])),
  ) as Search<Query>;
}

function readValue(value: unknown, schema: PropertySchema): unknown {
  if (schema.type === 'array') {
    const items = (Array.isArray(value) ? value : String(value).split(','))
      .map((item) => readValue(item, schema.items ?? {}))
      .filter((item) => item !== undefined);
    return items.length > 0 ? items : undefined;
  }
  const text = String(value);
  if (text === '') return undefined;
  if (schema.enum) return schema.enum.find((known) => String(known) === text);
  if (schema.type === 'boolean') return text === 'true' ? true : text === 'false' ? false : undefined;
  if (schema.type === 'integer' || schema.type === 'number') return readNumber(text, schema);
  return text.slice(0, schema.maxLength);
}

function readNumber(text: string, { type, minimum = -Infinity, maximum = Infinity }: PropertySchema): number | undefined {
  const number = Number(text);
  const fits = type === 'integer' ? Number.isInteger(number) : Number.isFinite(number);
  return fits && number >= minimum && number <= maximum ? number : undefined;
}
