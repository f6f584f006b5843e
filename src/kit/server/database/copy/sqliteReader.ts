// Reads the rows of a SQLite file in chunks, by their numbers or, where there are none, by their primary key.
import type { DatabaseSync, SQLInputValue } from 'node:sqlite';
import { type Chunk, CopyFault, type Reader } from './store.ts';
import { ownTables, quoted } from './unfinished.ts';
import { type Column, type Kind, sizeOf, type Table, toInstant, toJson, toNumeric, type Value } from './values.ts';

const ROWS = 5000;
const BYTES = 4 << 20;

/** Kinds by the types that columns have in migrations. */
const kinds: Record<string, Kind> = {
  INTEGER: 'integer',
  BIGINT: 'integer',
  BOOLEAN: 'boolean',
  JSON: 'json',
  REAL: 'double',
  BLOB: 'bytes',
};

type Named = { name: string };

const conversions: Partial<Record<Kind, (text: string) => string>> = { json: toJson, instant: toInstant, numeric: toNumeric };

export function sqliteReader(database: DatabaseSync): Reader {
  const all = <T>(query: string, ...given: SQLInputValue[]) => database.prepare(query).all(...given) as T[];
  const keys = new Map<string, string[]>();

  /** The columns by which chunks follow one another. */
  const keyOf = (table: string): string[] => {
    const known = keys.get(table);
    if (known) return known;
    const hasRowid = all<{ wr: number }>('select wr from pragma_table_list(?) where schema = ?', table, 'main')[0]?.wr === 0;
    const primary = () =>
      all<Named>('select name from pragma_table_info(?) where pk > 0 order by pk', table).map(({ name }) => quoted(name));
    const key = hasRowid ? ['rowid'] : primary();
    keys.set(table, key);
    return key;
  };

  return {
    engine: 'sqlite',
    schema: async () => all<{ number: number }>('select number from migrations order by number').map(({ number }) => number),
    tables: async () => {
      const names = all<Named>(
        `select name from pragma_table_list where schema = 'main' and type = 'table' and name not like 'sqlite~_%' escape '~'`,
      )
        .map(({ name }) => name)
        .filter((name) => !ownTables.includes(name))
        .sort();
      return names.map((name): Table => {
        const columns = all<Named & { type: string }>('select name, type from pragma_table_info(?)', name).map(
          (column): Column => ({ name: column.name, kind: kinds[column.type.toUpperCase()] ?? 'text' }),
        );
        return { name, columns: columns.sort((a, b) => (a.name < b.name ? -1 : 1)) };
      });
    },
    read: async (table, from) => readChunk(database, table, keyOf(table.name), from),
    counters: async () => {
      const rows = all<Named & { seq: number }>('select name, seq from sqlite_sequence');
      return Object.fromEntries(rows.map(({ name, seq }) => [name, seq]));
    },
  };
}

function readChunk(database: DatabaseSync, { name, columns }: Table, key: readonly string[], from: string | null): Chunk {
  // As texts, numbers keep all their digits.
  const selected = columns.map(({ name: column, kind }) =>
    kind === 'double' || kind === 'float' || kind === 'bytes' ? quoted(column) : `cast(${quoted(column)} as text)`,
  );
  const last = from === null ? undefined : (JSON.parse(from) as SQLInputValue[]);
  const after = last ? `where (${key.join()}) > (${key.map(() => '?').join()})` : '';
  const statement = database.prepare(
    `select ${[...key, ...selected].join()} from ${quoted(name)} ${after} order by ${key.join()} limit ${ROWS}`,
  );
  statement.setReturnArrays(true);
  const rows: Value[][] = [];
  let size = 0;
  let at: unknown[] = [];
  for (const found of statement.iterate(...(last ?? [])) as unknown as Iterable<unknown[]>) {
    at = found.slice(0, key.length);
    const row = columns.map((column, index) => toValue(name, column, found[key.length + index]));
    rows.push(row);
    size += sizeOf(row);
    if (size >= BYTES) return { rows, next: JSON.stringify(at) };
  }
  return { rows, next: rows.length < ROWS ? null : JSON.stringify(at) };
}

function toValue(table: string, { name, kind }: Column, value: unknown): Value {
  if (value === null || value instanceof Uint8Array) return value;
  if (typeof value === 'number') return String(value);
  try {
    return conversions[kind]?.(value as string) ?? (value as string);
  } catch (error) {
    throw new CopyFault(`${table}.${name} holds “${String(value).slice(0, 60)}”: ${(error as Error).message}`);
  }
}
