// Where tests that speak to the whole server put their data, taken away when all of them are over.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';

/** Says to the test files where: in TEST_FOLDER, and in databases whose names begin with TEST_DATABASES. */
export function setup() {
  const folder = mkdtempSync(join(tmpdir(), 'certame-tests-'));
  const databases = `certame_test_${process.pid}_${Date.now()}_`;
  Object.assign(process.env, { TEST_FOLDER: folder, TEST_DATABASES: databases });
  return async () => {
    rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
    const server = process.env.TEST_DATABASE_URL;
    if (server && process.env.TEST_POSTGRES_KIND !== 'pglite') await dropAll(server, databases);
  };
}

async function dropAll(server: string, prefix: string): Promise<void> {
  const client = new pg.Client({ connectionString: server });
  await client.connect();
  const { rows } = await client.query('select datname from pg_database where starts_with(datname, $1)', [prefix]);
  for (const { datname } of rows) await client.query(`drop database ${client.escapeIdentifier(datname)} with (force)`);
  await client.end();
}
