// The storage for tests of the whole server, removed at the end.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';

/** Passes it to the test files: TEST_FOLDER, and TEST_DATABASES as the prefix of database names. */
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
