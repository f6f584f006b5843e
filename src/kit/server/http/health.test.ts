import { mkdir, rename, rmdir } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { serverForFile } from '../testing/testDemo.ts';
import { moment } from '../testing/testServer.ts';

const server = serverForFile();

// With PostgreSQL the disk is the database's own (postgresAway.test.ts).
const becomes = async (status: number) => {
  while ((await server.call('GET /readyz')).statusCode !== status) await moment();
};
test.skipIf(process.env.TEST_DATABASE_URL)('a server that can write nothing beside its data is not ready, until it can', async () => {
  await becomes(200);
  const obstacle = join(server.dataDir, 'certame.probe');
  await mkdir(obstacle);
  await becomes(503);
  expect((await server.call('GET /healthz')).statusCode).toBe(200);
  await rmdir(obstacle);
  await becomes(200);
});

test.skipIf(process.env.TEST_DATABASE_URL)('a server whose database file is gone is not ready, until it is back', async () => {
  await becomes(200);
  const file = join(server.dataDir, 'certame.sqlite');
  await rename(file, `${file}.away`);
  await becomes(503);
  await rename(`${file}.away`, file);
  await becomes(200);
});
