import { MessageChannel, Worker } from 'node:worker_threads';
import { expect, test } from 'vitest';
import { makeMutex, remoteWriteLock, shareWriteLock } from './writeLock.ts';

test('runs jobs one after the other, even after failures', async () => {
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

test('makes a thread wait for the lock, and others wait for the thread', async () => {
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

test('releases the lock when the thread that has it dies', async () => {
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
