import { MessageChannel, Worker } from 'node:worker_threads';
import { expect, test } from 'vitest';
import { makeMutex, remoteWriteLock, shareWriteLock } from './writeLock.ts';

test('jobs run one after the other, whatever becomes of them', async () => {
  const runExclusive = makeMutex();
  const seen: string[] = [];
  const first = runExclusive(async () => {
    await Promise.resolve();
    seen.push('first');
    throw new Error('no');
  });
  const second = runExclusive(async () => seen.push('second'));
  await expect(first).rejects.toThrow('no');
  await second;
  expect(seen).toEqual(['first', 'second']);
});

test('a borrower waits for its turn, and others wait for the end of it', async () => {
  const turns = makeMutex();
  const { port1, port2 } = new MessageChannel();
  shareWriteLock(turns, port1);
  const borrowed = remoteWriteLock(port2);
  const seen: string[] = [];
  const jobs = [
    turns(async () => seen.push('lender')),
    borrowed(async () => {
      seen.push('borrower begins');
      await Promise.resolve();
      seen.push('borrower ends');
    }),
    borrowed(async () => seen.push('borrower again')),
  ];
  await Promise.all(jobs);
  expect(seen).toEqual(['lender', 'borrower begins', 'borrower ends', 'borrower again']);
  port2.close();
});

test('a thread that dies in its turn gives it back', async () => {
  const turns = makeMutex();
  const { port1, port2 } = new MessageChannel();
  shareWriteLock(turns, port1);
  const dying = `const { parentPort, workerData } = require('node:worker_threads');
    workerData.on('message', () => process.exit(1));
    workerData.postMessage('ask');`;
  const thread = new Worker(dying, { eval: true, workerData: port2, transferList: [port2] });
  await new Promise((resolve) => thread.once('exit', resolve));
  expect(await turns(async () => 'free')).toBe('free');
});
