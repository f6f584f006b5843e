// Data as an earlier release left it: recorded rows in the schema of that release (scripts/recordRelease.mjs).
import { cp, mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { promisify } from 'node:util';
import { brotliDecompress } from 'node:zlib';
import type { Database, ExclusiveConnection } from '../database/database.ts';
import { migrate } from '../database/migrate.ts';

type Value = string | number | null | { bytes: string };

export type Release = {
  release: string;
  /** Of its program; that of 0.1.0 is in commits.json. */
  commit?: string;
  /** Hashes of its migrations by file name. */
  migrations: Record<string, string>;
  tables: Record<string, { columns: string[]; rows: Value[][] }>;
  /** The highest id that each table has given. */
  ids: Record<string, number>;
  /** Bytes in base64 by folder and name. */
  files: Record<string, Record<string, string>>;
};

/** The number of its newest migration. */
export function schemaOf({ migrations }: Release): number {
  return Math.max(...Object.keys(migrations).map((file) => Number(file.slice(0, 4))));
}

export async function readRelease(file: string): Promise<Release> {
  return JSON.parse(String(await promisify(brotliDecompress)(await readFile(file))));
}

/** Makes the schema that the release had, in an empty database, and fills it. `migrations`: the folder of all migrations. */
export async function loadRelease(database: Database, release: Release, migrations: string): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'certame-migrations-'));
  const isOfRelease = (path: string) => path === migrations || basename(path) in release.migrations;
  await cp(migrations, folder, { recursive: true, filter: isOfRelease });
  await migrate(database, folder);
  await rm(folder, { recursive: true });
  await database.engine.withExclusiveLock((alone) => (database.engine.name === 'sqlite' ? fillSqlite : fillPostgres)(alone, release));
}

/** Triggers would count once more what the recorded rows say. */
async function fillSqlite(alone: ExclusiveConnection, { tables, ids }: Release): Promise<void> {
  const found = await alone.rows(
    "select name, type, sql from sqlite_master where type = 'trigger' or sql like 'create virtual table%fts5%'",
  );
  const triggers = found.filter(({ type }) => type === 'trigger');
  const indexes = found.filter(({ type }) => type === 'table');
  await alone.run(
    [
      'pragma defer_foreign_keys = on',
      ...triggers.map(({ name }) => `drop trigger ${name}`),
      ...(await emptied(alone, tables)),
      ...insertions(tables, (bytes) => `x'${bytes.toString('hex')}'`, String),
      ...indexes.map(({ name }) => `insert into ${name} (${name}) values ('rebuild')`),
      ...Object.entries(ids).map(([name, seq]) => `update sqlite_sequence set seq = ${seq} where name = '${name}'`),
      ...triggers.map(({ sql }) => sql),
    ].join(';\n'),
  );
}

/** As above; references are checked once all rows are there. */
async function fillPostgres(alone: ExclusiveConnection, { tables, ids }: Release): Promise<void> {
  const references = await alone.rows(
    "select conrelid::regclass::text as of, conname as name, pg_get_constraintdef(oid) as definition from pg_constraint where contype = 'f' and connamespace = current_schema()::regnamespace",
  );
  const triggered = await alone.rows('select distinct tgrelid::regclass::text as name from pg_trigger where not tgisinternal');
  const identities = await alone.rows(
    "select table_name as of, column_name as name from information_schema.columns where is_identity = 'YES' and table_schema = current_schema()",
  );
  await alone.run(
    [
      ...references.map(({ of, name }) => `alter table ${of} drop constraint "${name}"`),
      ...triggered.map(({ name }) => `alter table ${name} disable trigger user`),
      ...(await emptied(alone, tables)),
      ...insertions(
        tables,
        (bytes) => `'\\x${bytes.toString('hex')}'`,
        (number) => `'${number}'`,
      ),
      ...identities.map(({ of, name }) => {
        const last = `greatest(${ids[String(of)] ?? 0}, (select max(${name}) from ${of}))`;
        return `select setval(pg_get_serial_sequence('${of}', '${name}'), ${last}) where ${last} > 0`;
      }),
      ...references.map(({ of, name, definition }) => `alter table ${of} add constraint "${name}" ${definition}`),
      ...triggered.map(({ name }) => `alter table ${name} enable trigger user`),
    ].join(';\n'),
  );
}

/** Migrations may have added rows, which are among the recorded ones. */
async function emptied(alone: ExclusiveConnection, tables: Release['tables']): Promise<string[]> {
  const counts = await Promise.all(
    Object.keys(tables).map(async (name) => ({ name, n: Number((await alone.rows(`select count(*) as n from ${name}`))[0]?.n) })),
  );
  return counts.filter(({ n }) => n > 0).map(({ name }) => `delete from ${name}`);
}

function insertions(tables: Release['tables'], ofBytes: (bytes: Buffer) => string, ofNumber: (number: number) => string): string[] {
  const literal = (value: Value): string => {
    if (value === null) return 'null';
    if (typeof value === 'number') return ofNumber(value);
    return typeof value === 'string' ? `'${value.replaceAll("'", "''")}'` : ofBytes(Buffer.from(value.bytes, 'base64'));
  };
  return Object.entries(tables).flatMap(([name, { columns, rows }]) =>
    rows.map((row) => `insert into ${name} (${columns.join(', ')}) values (${row.map(literal).join(', ')})`),
  );
}

/** The recorded releases in a folder, the oldest first. */
export async function releasesIn(folder: string): Promise<string[]> {
  const files = (await readdir(folder)).filter((file) => file.endsWith('.json.br'));
  return files.sort((a, b) => a.localeCompare(b, 'en', { numeric: true })).map((file) => join(folder, file));
}
