// What is said once about each field of a record. The facts on its page, its history, its export and the notifications of its changes
// are derived from it.
import type { LocalizedText } from './errors.ts';

/**
 * Format of a value. `long`: a text that notifications do not quote; `count`: how many parts there are; `list`: one entry per line;
 * `day`: `2026-07-01`. Records add kinds of their own.
 */
export type FieldKind = 'text' | 'long' | 'link' | 'list' | 'money' | 'number' | 'count' | 'percent' | 'instant' | 'day' | 'flag';

/** A field of a record whose fields have these names. */
export type Field<Name extends string, OwnKind extends string = never> = {
  kind: FieldKind | OwnKind;
  label: LocalizedText;
  /** Labels that differ: in the facts, in the export's header, in notifications. */
  labels?: { fact?: LocalizedText; csv?: LocalizedText; notification?: LocalizedText };
  /** Its column in the table if that has another name; null if it has none, being computed. */
  column?: string | null;
  /** Its name in the history if that is not its column's. */
  change?: string;
  /** The first version of the reader that reads it. Its column is null in records read before, which is no change and shown as empty. */
  since?: number;
  shown: {
    /** In the rows of the list. */
    list: boolean;
    /** In the card of facts, which has the order of the fields; null if the page shows it elsewhere or not at all. */
    fact: Fact<Name> | null;
    /** In the history: its changes by imports are recorded. */
    history: boolean;
    /** Number of its column in the export. */
    csv: number | null;
    /** Importance of its change to followers, 1 the highest; null: it is not named. */
    notification: number | null;
  };
};

/** A field among the facts. */
export type Fact<Name extends string> = {
  /** Shown only if this field has a value; usually itself. */
  if?: Name;
  /** A field shown after it, on the same line. */
  with?: Name;
  /** A field shown below it. */
  below?: Name;
  /** As wide as the card. */
  wide?: true;
};

/** Names of the fields of `Fields` that look like `Like`. */
export type FieldsLike<Fields, Like> = { [Name in keyof Fields & string]: Fields[Name] extends Like ? Name : never }[keyof Fields & string];

/** The column of a field; never for a computed one. */
export type ColumnOf<Fields, Name extends keyof Fields & string> = Name extends string
  ? Fields[Name] extends { column: infer Column }
    ? Column & string
    : Name
  : never;

type Selected<Fields, Name extends keyof Fields & string> = Name extends string
  ? Fields[Name] extends { column: null }
    ? never
    : Fields[Name] extends { column: infer Column extends string }
      ? `${Column} as ${Name}`
      : Name
  : never;

type AnyFields = { readonly [name: string]: Field<string, string> };

/** Columns of the fields that `isWanted` chooses, for `select`: each is named as its field. */
export function columnsOf<const Fields extends AnyFields, Name extends keyof Fields & string>(
  fields: Fields,
  isWanted: (field: Fields[keyof Fields], name: string) => boolean,
): Selected<Fields, Name>[] {
  return Object.entries(fields)
    .filter(([name, field]) => field.column !== null && isWanted(field as Fields[keyof Fields], name))
    .map(([name, { column }]) => (column ? `${column} as ${name}` : name) as Selected<Fields, Name>);
}

/** The fields by their names in the history; computed ones have none. */
export function fieldsByChange<Name extends string, Kind extends string>(
  fields: Readonly<Record<Name, Field<Name, Kind>>>,
): ReadonlyMap<string, Field<Name, Kind>> {
  return new Map(
    Object.entries<Field<Name, Kind>>(fields).flatMap(([name, field]) => {
      const change = field.change ?? (field.column === undefined ? name : field.column);
      return change === null ? [] : [[change, field]];
    }),
  );
}

/** The labels of the fields by their names. */
export function labelsOf<Name extends string>(fields: Readonly<Record<Name, { label: LocalizedText }>>): Record<Name, LocalizedText> {
  const labels = Object.entries<{ label: LocalizedText }>(fields).map(([name, { label }]) => [name, label]);
  return Object.fromEntries(labels) as Record<Name, LocalizedText>;
}
