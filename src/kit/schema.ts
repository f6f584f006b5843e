/**
 * How contracts describe data: `Type` has TypeBox's own constructors, the other functions here are ours.
 * Only what costs the browser little is offered; `Record` and `Intersect` would pull TypeBox's type engine (10 KiB) in.
 */
import { type Static, type TEnum, type TEnumValue, type TOptional, type TSchema, type TStringOptions, Unsafe } from 'typebox';
import { oneLineFormat, visiblePattern } from './oneLine.ts';
import * as Type from './typebox.ts';

export type { Static, TObject, TSchema } from 'typebox';
export { Type };

/** A request body: unknown keys are refused, so that a misspelt one is not silently lost. The server closes all objects in it likewise. */
export const Body: typeof Type.Object = ((properties: Parameters<typeof Type.Object>[0]) =>
  Type.Object(properties, { additionalProperties: false })) as typeof Type.Object;

/** Any JSON at all: for what a handler judges itself, which passes over keys it does not know. `fields`, of an object, are for the documentation. */
export const Anything = (...fields: string[]) =>
  Unsafe<unknown>(
    fields.length > 0 ? { properties: Object.fromEntries(fields.map((field) => [field, {}])), additionalProperties: true } : {},
  );

/** A scalar or null. JSON Schema's own type list keeps the serialiser on its fast path, which a union does not. */
export function Nullable<T extends TSchema>(schema: T) {
  const { type, enum: values } = schema as { type?: string; enum?: unknown[] };
  // A choice of words has no type of its own.
  return Unsafe<Static<T> | null>({ ...schema, type: [type ?? 'string', 'null'], ...(values && { enum: [...values, null] }) });
}

declare const defaulted: unique symbol;
/** Marks a property that the caller may leave out and the handler always receives. */
export type Defaulted = { readonly [defaulted]: true };

/** A property with a default: optional for the caller, always there for the handler. */
export function Default<T extends TSchema>(schema: T, value: Static<T>) {
  return Type.Optional({ ...schema, default: value }) as unknown as TOptional<T> & Defaulted;
}

/** A moment in UTC, ISO 8601 (`2026-05-28T11:00:00.000Z`). */
export const Instant = () => Type.String({ format: 'date-time' });
/** A calendar day without a time (`2026-05-28`), of those that every database knows, like the one after it. */
export const Day = () => Type.String({ format: 'date', pattern: '^(?!0000|9999-12-31)' });
/** A row's number; text is accepted where it arrives in an address. */
export const Id = () => Type.Integer({ minimum: 1, maximum: Number.MAX_SAFE_INTEGER });

/** The same in a body, whose text is not turned into numbers: a number, or the text of one. */
export const BodyId = () =>
  Unsafe<number | string>({ type: ['integer', 'string'], minimum: 1, maximum: Number.MAX_SAFE_INTEGER, pattern: '^[1-9][0-9]{0,14}$' });

/** Text of one line, which may be empty. */
export const Line = (options: TStringOptions = {}) => Type.String({ ...options, format: oneLineFormat });
/** A name or a title: one line in which there is something to be seen. */
export const Name = (options: TStringOptions = {}) => Line({ pattern: visiblePattern, ...options });

/** The name of a file that is sent; whoever takes it cleans it (`toSingleLine`), so that nobody has to rename a file. */
export const FileName = () => Type.String({ maxLength: 255, pattern: visiblePattern });
/** How often a row was changed. */
export const Version = () => Type.Integer({ minimum: 1, maximum: 2_147_483_647 });

/** Some of what may be chosen. */
export const Choices = <Values extends TEnumValue[]>(choice: TEnum<Values>) => Type.Array(choice, { maxItems: choice.enum.length });

/** The page a list call asks for. */
export const Paging = {
  page: Default(Type.Integer({ minimum: 1, maximum: 100_000_000 }), 1),
  perPage: Default(Type.Integer({ minimum: 1, maximum: 100 }), 10),
};
/** Free text to search for. */
export const SearchText = () => Default(Type.String({ maxLength: 200 }), '');
/** The body of a call that answers with nothing. */
export const Nothing = Unsafe<undefined>({ type: 'null' });
