// A thread of the search that was started before the data was open, and ended before the server took it over.
import { once } from 'node:events';
import { expect, test } from 'vitest';
import { demoAdmin, testData } from '#kit/server/testing/testServer.ts';
import { openProduct } from '../app.ts';
import { readConfig } from '../start/config.ts';
import { startSearchWorker } from './searchWorker.ts';

test('another thread answers for one that ended before the start was over', async () => {
  const early = startSearchWorker();
  early.worker.emit('error', new Error('It was out of memory.'));
  const exited = once(early.worker, 'exit');
  await early.worker.terminate();
  await exited;
  const { dataDir, databaseUrl, drop } = await testData({ demo: true });
  const config = readConfig({ DATA_DIR: dataDir, DATABASE_URL: databaseUrl ?? '', DEMO: 'true', LOG_LEVEL: 'silent' });
  const { app, close } = await openProduct(config, null, {}, early);
  const headers = { host: 'localhost' };
  const { accessToken } = (await app.inject({ method: 'POST', url: '/jwt/login', headers, payload: demoAdmin })).json();
  const found = await app.inject({ url: '/api/licitacoes?q=pneu', headers: { ...headers, authorization: `Bearer ${accessToken}` } });
  expect(found.json().total).toBeGreaterThan(0);
  await close();
  await drop();
});
