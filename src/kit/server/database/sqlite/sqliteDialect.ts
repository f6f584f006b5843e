// Kysely on Node's own SQLite: a connection that caches prepared statements and converts columns to TypeScript types.
import type { DatabaseSync, SQLInputValue, StatementSync } from 'node:sqlite';
import {
  type CompiledQuery,
  type DatabaseConnection,
  type Dialect,
  type Driver,
  type QueryResult,
  SqliteAdapter,
  SqliteIntrospector,
  SqliteQueryCompiler,
} from 'kysely';

const KEPT_STATEMENTS = 300;

type Prepared = {
  statement: StatementSync;
  returnsRows: boolean;
  columns: { name: string; convert: ((value: unknown) => unknown) | undefined }[];
};

/** Conversions by the type that a column has in its migration. */
const conversions: Record<string, (value: unknown) => unknown> = {
  BOOLEAN: (value) => (value === null ? null : value === 1),
  JSON: (value) => (typeof value === 'string' ? JSON.parse(value) : value),
};

export class SqliteConnection implements DatabaseConnection {
  readonly #database: DatabaseSync;
  readonly #statements = new Map<string, Prepared>();

  constructor(database: DatabaseSync) {
    this.#database = database;
  }

  async executeQuery<R>({ sql, parameters }: CompiledQuery): Promise<QueryResult<R>> {
    const { statement, returnsRows, columns } = this.#prepare(sql);
    const bound = parameters.map(toSqlite);
    if (!returnsRows) {
      const { changes, lastInsertRowid } = statement.run(...bound);
      return { rows: [], numAffectedRows: BigInt(changes), insertId: BigInt(lastInsertRowid) };
    }
    const rows = statement.all(...bound) as unknown as unknown[][];
    return { rows: rows.map((values) => toRow(columns, values)) as R[] };
  }

  // biome-ignore lint/correctness/useYield: large reads go page by page, on both engines alike
  async *streamQuery<R>(): AsyncIterableIterator<QueryResult<R>> {
    throw new Error('Read page by page instead of streaming.');
  }

  exec(script: string): void {
    this.#database.exec(script);
  }

  /** Several statements in one transaction. */
  transact(script: string): void {
    this.exec('begin immediate');
    try {
      this.exec(script);
      this.exec('commit');
    } catch (error) {
      this.rollback();
      throw error;
    }
  }

  /** After a full disk or a failed write SQLite has already rolled back; another rollback would fail and hide the cause. */
  rollback(): void {
    if (this.#database.isTransaction) this.exec('rollback');
  }

  all(query: string): Record<string, unknown>[] {
    return this.#database.prepare(query).all() as Record<string, unknown>[];
  }

  close(): void {
    this.#statements.clear();
    this.#database.close();
  }

  #prepare(sql: string): Prepared {
    const kept = this.#statements.get(sql);
    if (kept) {
      // Reinserting keeps the least recently used statement first.
      this.#statements.delete(sql);
      this.#statements.set(sql, kept);
      return kept;
    }
    const statement = this.#database.prepare(sql);
    const columns = statement.columns().map(({ name, type }) => ({ name, convert: conversions[type?.toUpperCase() ?? ''] }));
    if (columns.length > 0) statement.setReturnArrays(true);
    const prepared = { statement, returnsRows: columns.length > 0, columns };
    this.#statements.set(sql, prepared);
    if (this.#statements.size > KEPT_STATEMENTS) this.#statements.delete(this.#statements.keys().next().value as string);
    return prepared;
  }
}

/** Node's own rows are dictionaries to the engine: filling, copying and serialising them takes three times as long as of plain objects. */
function toRow(columns: Prepared['columns'], values: readonly unknown[]): Record<string, unknown> {
  const row: Record<string, unknown> = {};
  for (let i = 0; i < columns.length; i++) {
    const { name, convert } = columns[i] as Prepared['columns'][number];
    row[name] = convert ? convert(values[i]) : values[i];
  }
  return row;
}

/** node:sqlite binds neither booleans nor undefined. */
function toSqlite(value: unknown): SQLInputValue {
  if (value === true) return 1;
  if (value === false) return 0;
  return (value ?? null) as SQLInputValue;
}

/** Uses one connection for everything: its calls are synchronous, so they cannot interleave. */
export class SqliteDialect implements Dialect {
  readonly #connection: SqliteConnection;

  constructor(connection: SqliteConnection) {
    this.#connection = connection;
  }

  createDriver(): Driver {
    const connection = this.#connection;
    return {
      init: async () => {},
      acquireConnection: async () => connection,
      beginTransaction: async () => connection.exec('begin immediate'),
      commitTransaction: async () => connection.exec('commit'),
      rollbackTransaction: async () => connection.rollback(),
      releaseConnection: async () => {},
      // The connection is closed where it was opened.
      destroy: async () => {},
    };
  }

  createQueryCompiler = () => new SqliteQueryCompiler();
  createAdapter = () => new SqliteAdapter();
  createIntrospector: Dialect['createIntrospector'] = (db) => new SqliteIntrospector(db);
}
