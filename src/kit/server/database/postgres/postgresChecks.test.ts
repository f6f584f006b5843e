import { join } from 'node:path';
import pg from 'pg';
import { afterEach, expect, test } from 'vitest';
import { migrate } from '../migrate.ts';
import { openPostgres } from './postgres.ts';

const server = process.env.TEST_DATABASE_URL ?? '';
const isReal = server !== '' && process.env.TEST_POSTGRES_KIND !== 'pglite';
const migrations = join(import.meta.dirname, '../../../../../migrations');
const name = `${process.env.TEST_DATABASES}checks_${process.pid}`;
const account = `${name}_account`;

async function run(address: string, ...statements: string[]): Promise<unknown[]> {
  const client = new pg.Client({ connectionString: address });
  await client.connect();
  const rows: unknown[] = [];
  for (const statement of statements) rows.push(...(await client.query(statement)).rows);
  await client.end();
  return rows;
}

/** The address of the database made for the test. */
function address(user?: string): string {
  const url = new URL(server);
  url.pathname = `/${name}`;
  if (user) Object.assign(url, { username: user, password: 'x' });
  return url.href;
}

async function start(at: string): Promise<unknown> {
  const database = openPostgres(at, 2, () => {});
  return migrate(database, migrations).finally(() => database.close());
}

afterEach(async () => {
  if (isReal) await run(server, `drop database if exists ${name} with (force)`, `drop role if exists ${account}`);
});

test.runIf(isReal)("another program's database is refused, and nothing is written into it", async () => {
  await run(server, `create database ${name}`);
  await run(address(), 'create table migrations (id bigint, migration text, batch int)', 'create table orders (id bigint)');
  await expect(start(address())).rejects.toThrow(`The database ${name} belongs to another program (it has the tables migrations, orders)`);
  expect(await run(address(), "select tablename from pg_tables where schemaname = 'public' order by 1")).toEqual([
    { tablename: 'migrations' },
    { tablename: 'orders' },
  ]);
});

test.runIf(isReal)('refuses an encoding other than UTF-8 with advice', async () => {
  await run(server, `create database ${name} encoding 'LATIN1' locale 'C' template template0`);
  await expect(start(address())).rejects.toThrow(`The database ${name} has the encoding LATIN1. Make one for Certame by: createdb`);
});

test.runIf(isReal)('an account that may not create tables is named, with the grant that lets it', async () => {
  await run(server, `create database ${name}`, `create role ${account} login password 'x'`);
  await expect(start(address(account))).rejects.toThrow(
    `The account ${account} may not create tables in the database ${name}. Let it by: grant create, usage on schema public to "${account}"`,
  );
});
