// Data for a test file that starts the server several times on it, with other settings each time.
import { afterAll, beforeAll } from 'vitest';
import { type TestData, testData } from '#kit/server/testing/testServer.ts';
import { type Config, readConfig } from './start/config.ts';

/** Values of SECRET_KEY. */
export const secretKeys = ['k3Jx9QmZ2vLw8RtYp0sDf7HgB4nC6aUe', 'T5yUi1oPq8WzXc3vBn6mLk9jHg2fDs7A'] as const;

/** Creates demo data for all tests of the file. @returns the configuration of a server on it, with `env` */
export function dataForRestarts(): (env: Record<string, string>) => Config {
  let data: TestData;
  beforeAll(async () => {
    data = await testData({ demo: true });
  });
  afterAll(() => data.drop());
  return (env) => readConfig({ DATA_DIR: data.dataDir, DATABASE_URL: data.databaseUrl ?? '', DEMO: 'true', LOG_LEVEL: 'silent', ...env });
}
