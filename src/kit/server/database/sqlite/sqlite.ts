import { existsSync, mkdirSync } from 'node:fs';
import { access, constants } from 'node:fs/promises';
import { dirname } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { Kysely, sql } from 'kysely';
import { Problem } from '#kit/errors.ts';
import { transactThenRunCallbacks } from '../afterCommit.ts';
import type { Database, Engine, Tables, Term, TextSearch } from '../database.ts';
import { DatabaseMetrics, sqliteBytes } from '../databaseMetrics.ts';
import { checkDisk } from './diskProbe.ts';
import { SqliteConnection, SqliteDialect } from './sqliteDialect.ts';
import { makeMutex, shareWriteLock, type WriteLock } from './writeLock.ts';

/** FULL: what was confirmed survives a power cut. */
const pragmas = 'pragma synchronous = full; pragma foreign_keys = on; pragma busy_timeout = 5000; pragma temp_store = memory;';

/** SQLite's result code for a full disk. */
const FULL = 13;

/** Page cache per connection, in KiB. */
const CACHE = 32_768;

/** Opens the file (created if missing) with one connection for reads and one for writes; `lock` excludes the file's other writers. */
export function openSqlite(file: string, lock: WriteLock = makeMutex(), cache = CACHE): Database {
  mkdirSync(dirname(file), { recursive: true });
  const writer = connect(file, false, cache);
  const reader = connect(file, true, cache);
  const writing = new Kysely<Tables>({ dialect: new SqliteDialect(writer) });
  const read = new Kysely<Tables>({ dialect: new SqliteDialect(reader) });
  const held = new Set<string>();
  const measured = new DatabaseMetrics(() => ({ pools: [], leases: held }));
  let commits = 0;
  let isWriting = false;
  const writeLock = measured.watched((job) =>
    lock(async () => {
      isWriting = true;
      try {
        return await job();
      } finally {
        isWriting = false;
        commits++;
      }
    }),
  );
  const database: Database = {
    engine: engine(file, writer),
    read,
    write: (work) =>
      writeLock(() => transactThenRunCallbacks((inOne) => writing.transaction().execute(inOne), work)).catch(throwDatabaseProblem),
    // All writers have the lock, those in other threads too; other processes are excluded.
    version: () => (isWriting ? undefined : commits),
    // One connection reads and one writes, for all purposes.
    forPurpose: () => database,
    checkReady: async () => {
      // The connections stay open if the file is moved or its permissions change.
      await access(file, constants.R_OK | constants.W_OK);
      reader.all('select name from migrations limit 1');
      await checkDisk(dirname(file));
    },
    updateStatistics: () =>
      writeLock(async () => {
        // 0x10002: check all tables, skip those that changed little, use samples.
        writer.exec('pragma optimize = 0x10002');
        // A connection loads the statistics with the schema.
        reader.exec('pragma writable_schema = reset');
      }),
    shareWriteLock: (port) => shareWriteLock(writeLock, port),
    // The folder's lock excludes other processes.
    acquireLease: async (name) => {
      if (held.has(name)) return null;
      held.add(name);
      return { release: async () => void held.delete(name), lost: new AbortController().signal };
    },
    metrics: measured.metrics(sqliteBytes),
    // There are no other processes.
    signals: { sender: '', send: async () => {}, listen: async () => async () => {} },
    // The writer last: closing it removes the write-ahead log, which a reader may not.
    close: () =>
      writeLock(async () => {
        reader.close();
        writer.close();
      }),
  };
  return database;
}

function connect(file: string, readOnly: boolean, cache: number): SqliteConnection {
  const database = new DatabaseSync(file, { readOnly });
  database.exec(`${readOnly ? '' : 'pragma journal_mode = wal;'} ${pragmas} pragma cache_size = -${cache};`);
  return new SqliteConnection(database);
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
      bytes: 'blob',
      key: 'text',
    },
    matchesText: (table, search) => {
      const index = sql.table(`${table}_busca`);
      return sql<boolean>`${sql.ref(`${table}.id`)} in (select rowid from ${index} where ${index} match ${questionOf(search)})`;
    },
    // The index yields the newest first, and stops at the limit.
    newestMatching: (table, search, limit) => {
      const index = sql.table(`${table}_busca`);
      return sql`(select rowid from ${index} where ${index} match ${questionOf(search)} order by rowid desc limit ${sql.lit(limit)})`;
    },
    // The server has the file exclusively (see folderLock.ts).
    withExclusiveLock: (work) => work({ run: async (script) => writer.transact(script), rows: async (query) => writer.all(query) }),
    // Already checked before it was opened (`checkSqliteFile`), because opening changes the file.
    check: async () => {},
    // SQLITE_TOOBIG, SQLITE_CONSTRAINT and SQLITE_MISMATCH.
    isDataFault: (error) => [18, 19, 20].includes(resultCode(error)),
    saveCopy: async (label) => {
      const copy = `${file}.${label}`;
      if (!existsSync(copy)) writer.exec(`vacuum into '${copy.replaceAll("'", "''")}'`);
      return copy;
    },
  };
}

/** Maps a full disk to the error catalogue, with SQLite's error as the cause. */
function throwDatabaseProblem(error: unknown): never {
  if (resultCode(error) !== FULL) throw error;
  throw Object.assign(new Problem('insufficient-storage'), { cause: error });
}

/** The lower byte; the other bits are the extended code. */
function resultCode(error: unknown): number {
  return ((error as { errcode?: number }).errcode ?? 0) & 0xff;
}

function questionOf({ all, none }: TextSearch): string {
  return [all.map((any) => `(${any.map(phrase).join(' OR ')})`).join(' AND '), ...none.map(phrase)].join(' NOT ');
}

/** Normalised words contain letters and digits only; the quotes keep AND, OR and NOT from being operators. */
function phrase({ words, prefix }: Term): string {
  return `"${words.join(' ')}"${prefix ? '*' : ''}`;
}
