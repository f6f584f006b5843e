import { existsSync, mkdirSync } from 'node:fs';
import { dirname } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { Kysely, sql } from 'kysely';
import type { Database, Engine, Queries, Tables, Term } from './database.ts';
import { SqliteConnection, SqliteDialect } from './sqliteDialect.ts';

/** FULL: a notice that was answered for survives a power cut. */
const pragmas =
  'pragma synchronous = full; pragma foreign_keys = on; pragma busy_timeout = 5000; pragma temp_store = memory; pragma cache_size = -32768;';

/** Opens the file (made when missing) with one connection for reading and one for writing. */
export function openSqlite(file: string): Database {
  mkdirSync(dirname(file), { recursive: true });
  const writer = connect(file, false);
  const reader = connect(file, true);
  const writing = new Kysely<Tables>({ dialect: new SqliteDialect(writer) });
  const read = new Kysely<Tables>({ dialect: new SqliteDialect(reader) });
  const inTurn = queue();
  return {
    engine: engine(file, writer),
    read,
    write: (work) => inTurn(() => writing.transaction().execute(work as (db: Queries) => Promise<never>)),
    // The writer last: closing it tidies the write-ahead log away, which a reader may not.
    close: () =>
      inTurn(async () => {
        reader.close();
        writer.close();
      }),
  };
}

function connect(file: string, readOnly: boolean): SqliteConnection {
  const database = new DatabaseSync(file, { readOnly });
  database.exec(readOnly ? pragmas : `pragma journal_mode = wal; ${pragmas}`);
  return new SqliteConnection(database);
}

/** One job after the other: waiting for SQLite's own lock would block the whole process. */
function queue() {
  let last: Promise<unknown> = Promise.resolve();
  return <T>(job: () => Promise<T>): Promise<T> => {
    const result = last.then(job);
    last = result.catch(() => {});
    return result;
  };
}

function engine(file: string, writer: SqliteConnection): Engine {
  return {
    name: 'sqlite',
    columnKinds: {
      id: 'integer primary key autoincrement',
      instant: 'text',
      boolean: 'boolean',
      json: 'json',
      amount: 'real',
    },
    matchesText: (table, { all, none }) => {
      const query = [all.map((any) => `(${any.map(phrase).join(' OR ')})`).join(' AND '), ...none.map(phrase)].join(' NOT ');
      const index = sql.table(`${table}_busca`);
      return sql<boolean>`${sql.ref(`${table}.id`)} in (select rowid from ${index} where ${index} match ${query})`;
    },
    // The server holds the file alone (see lock.ts).
    whileAlone: (work) => work({ run: async (script) => writer.transact(script), rows: async (query) => writer.all(query) }),
    // SQLITE_TOOBIG, SQLITE_CONSTRAINT and SQLITE_MISMATCH; the rest of the number says which constraint.
    isDataFault: (error) => [18, 19, 20].includes(((error as { errcode?: number }).errcode ?? 0) & 0xff),
    saveCopy: async (label) => {
      const copy = `${file}.${label}`;
      if (!existsSync(copy)) writer.exec(`vacuum into '${copy.replaceAll("'", "''")}'`);
      return copy;
    },
  };
}

/** Words of the normaliser hold letters and digits only; the quotes keep AND, OR and NOT from being operators. */
function phrase({ words, prefix }: Term): string {
  return `"${words.join(' ')}"${prefix ? '*' : ''}`;
}
