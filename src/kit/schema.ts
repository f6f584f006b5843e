/**
 * How contracts describe data: `Type` has TypeBox's own constructors, the other functions here are ours.
 * Only what costs the browser little is offered; `Record` and `Intersect` would pull TypeBox's type engine (10 KiB) in.
 */
import { type Static, type TEnum, type TEnumValue, type TOptional, type TSchema, type TStringOptions, Unsafe } from 'typebox';
import { oneLineFormat, visiblePattern } from './oneLine.ts';
import * as Type from './typebox.ts';

export type { Static, TObject, TSchema } from 'typebox';
export { Type };

/** A request body. Unknown keys are refused, so that typing errors do not go unnoticed; the server does so for nested objects too. */
export const Body: typeof Type.Object = ((properties: Parameters<typeof Type.Object>[0]) =>
  Type.Object(properties, { additionalProperties: false })) as typeof Type.Object;

/** Any JSON, for what a handler validates itself, ignoring unknown keys. `fields` documents an object's keys. */
export const Anything = (...fields: string[]) =>
  Unsafe<unknown>(
    fields.length > 0 ? { properties: Object.fromEntries(fields.map((field) => [field, {}])), additionalProperties: true } : {},
  );

/** A scalar or null. JSON Schema's own type list keeps the serialiser on its fast path, which a union does not. */
export function Nullable<T extends TSchema>(schema: T) {
  const { type, enum: values } = schema as { type?: string; enum?: unknown[] };
  // An enum has no `type`.
  return Unsafe<Static<T> | null>({ ...schema, type: [type ?? 'string', 'null'], ...(values && { enum: [...values, null] }) });
}

declare const defaulted: unique symbol;
/** Marks a property that the caller may omit and the handler always receives. */
export type Defaulted = { readonly [defaulted]: true };

/** A property with a default: optional for the caller, always set for the handler. */
export function Default<T extends TSchema>(schema: T, value: Static<T>) {
  return Type.Optional({ ...schema, default: value }) as unknown as TOptional<T> & Defaulted;
}

/** A moment in UTC, ISO 8601 (`2026-05-28T11:00:00.000Z`). */
export const Instant = () => Type.String({ format: 'date-time' });
/** A calendar day without a time (`2026-05-28`). It and the next day are in the range of every database. */
export const Day = () => Type.String({ format: 'date', pattern: '^(?!0000|9999-12-31)' });
/** A row's id; in URLs, text is converted to a number. */
export const Id = () => Type.Integer({ minimum: 1, maximum: Number.MAX_SAFE_INTEGER });

/** The same in a body, where text is not converted: a number, or its digits as text. */
export const BodyId = () =>
  Unsafe<number | string>({ type: ['integer', 'string'], minimum: 1, maximum: Number.MAX_SAFE_INTEGER, pattern: '^[1-9][0-9]{0,14}$' });

/** One line of text, which may be empty. */
export const Line = (options: TStringOptions = {}) => Type.String({ ...options, format: oneLineFormat });
/** A name or a title: one line with at least one visible character. */
export const Name = (options: TStringOptions = {}) => Line({ pattern: visiblePattern, ...options });

/** The name of an uploaded file. It is cleaned on receipt (`toSingleLine`), so that users need not rename files. */
export const FileName = () => Type.String({ maxLength: 255, pattern: visiblePattern });
/** A row's version, incremented by each update. */
export const Version = () => Type.Integer({ minimum: 1, maximum: 2_147_483_647 });

/** A list of values of an enum. */
export const Choices = <Values extends TEnumValue[]>(choice: TEnum<Values>) => Type.Array(choice, { maxItems: choice.enum.length });

/** The page that a list call requests. */
export const Paging = {
  page: Default(Type.Integer({ minimum: 1, maximum: 100_000_000 }), 1),
  perPage: Default(Type.Integer({ minimum: 1, maximum: 100 }), 10),
};
/** How many rows an export accepts by their ids. */
export const maxExported = 1000;
/** The rows to export; without them all that match. */
export const ExportedIds = () => Type.Optional(Type.Array(Id(), { maxItems: maxExported }));
/** Free text to search for. */
export const SearchText = () => Default(Type.String({ maxLength: 200 }), '');
/** The body of a call that responds with nothing. */
export const Nothing = Unsafe<undefined>({ type: 'null' });
