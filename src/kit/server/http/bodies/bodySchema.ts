// Compiles the schema of a request's body, and validates bodies.
import type { Ajv, ErrorObject, ValidateFunction } from 'ajv';
import type { TSchema } from '#kit/schema.ts';

/** For bodies with more values, as `countValues` counts, only the first fault is reported, because reporting every item is slow. */
const MOST_CHECKED_WHOLE = 10_000;

/** Bodies with more values. They are counted in the text, because counting parsed values is slower than parsing. */
const largeBodies = new WeakSet<object>();

/** Records whether a body has many values, before it is validated. */
export function noteSize(read: unknown, values: number): void {
  if (values > MOST_CHECKED_WHOLE && typeof read === 'object' && read !== null) largeBodies.add(read);
}

type Schema = {
  type?: string | readonly string[];
  properties?: Record<string, Schema>;
  items?: Schema;
  additionalProperties?: boolean | Schema;
};

/**
 * The same schema with all nested objects closed: unknown keys are refused instead of being lost or stored unchecked.
 * An object with arbitrary keys must say so, as `Anything` of the contracts does.
 */
export function closed(schema: TSchema): TSchema {
  const known = closedOnce.get(schema) ?? (closeObjects(schema as Schema) as TSchema);
  closedOnce.set(schema, known);
  return known;
}

/** By what they were made of: Ajv compiles the same object once. */
const closedOnce = new WeakMap<TSchema, TSchema>();

function closeObjects(schema: Schema): Schema {
  const { properties, items, additionalProperties } = schema;
  return {
    ...schema,
    ...(isObject(schema) && additionalProperties === undefined && { additionalProperties: false }),
    ...(properties && { properties: Object.fromEntries(Object.entries(properties).map(([name, each]) => [name, closeObjects(each)])) }),
    ...(items && { items: closeObjects(items) }),
  };
}

function isObject({ type }: Schema): boolean {
  return type === 'object' || (Array.isArray(type) && type.includes('object'));
}

/** A validator for Fastify, compiled when it is first used: compiling all of them would take a third of the start. @param all reports all faults, `first` only the first one */
export function lazyValidator(schema: object, all: Ajv, first: Ajv) {
  let checkWhole: ValidateFunction | undefined;
  let checkLarge: ValidateFunction | undefined;
  const check = (sent: unknown): boolean => {
    const isLarge = typeof sent === 'object' && sent !== null && largeBodies.has(sent);
    if (isLarge) checkLarge ??= first.compile(schema);
    else checkWhole ??= all.compile(schema);
    const used = ((isLarge && checkLarge) || checkWhole) as ValidateFunction;
    const isRight = used(sent) as boolean;
    check.errors = used.errors;
    return isRight;
  };
  check.errors = undefined as ErrorObject[] | null | undefined;
  return check;
}
