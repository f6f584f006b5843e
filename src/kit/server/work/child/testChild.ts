// A child process for the tests of its pool.

import { writeFileSync } from 'node:fs';
import { createConnection } from 'node:net';
import { answerJobs } from './answerJobs.ts';

export type TestJob = 'echo' | 'spin' | 'fill' | 'abort' | 'throw' | 'reach';

answerJobs<TestJob, string, { pid: number; text: string }>(async (job, bytes, send) => {
  send(`${process.pid}`);
  if (job === 'throw') throw new Error('thrown');
  if (job === 'abort') process.abort();
  if (job === 'spin') for (;;);
  if (job === 'fill') for (const all: Buffer[] = []; ; ) all.push(Buffer.alloc(2 ** 20, 1));
  return { pid: process.pid, text: job === 'reach' ? await reached() : `${bytes}` };
});

/** What of the server and of the network the process gets at. */
async function reached(): Promise<string> {
  // Where Node's libraries are may be said.
  const said = Object.keys(process.env).filter((name) => name !== 'LD_LIBRARY_PATH');
  const attempts = [
    () => writeFileSync('/tmp/certame-outside', ''),
    () => new Promise((resolve, reject) => createConnection(1, '127.0.0.1').once('connect', resolve).once('error', reject)),
  ];
  for (const attempt of attempts)
    try {
      await attempt();
      said.push('reached');
    } catch (error) {
      said.push(String((error as { code?: string }).code));
    }
  return said.join();
}
