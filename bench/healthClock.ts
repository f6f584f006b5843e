// Asks for /healthz every 5 ms in a thread that has nothing else to do, and reports how long each answer took (search.ts).
import { Agent } from 'node:http';
import { setTimeout } from 'node:timers/promises';
import { parentPort, workerData } from 'node:worker_threads';
import { ask } from '#kit/server/testing/testAsking.ts';

const EVERY_MS = 5;
const { url } = workerData as { url: string };
const agent = new Agent({ keepAlive: true });

for (;;) {
  const asked = { path: '/healthz', query: '', body: undefined, type: undefined };
  const { ms } = await ask(url, asked, { method: 'GET', agent });
  parentPort?.postMessage(ms);
  await setTimeout(EVERY_MS);
}
