// A user who asks for the notices and for /healthz all the while, in a thread that has nothing else to do (neighbours.ts).
import { Agent } from 'node:http';
import { setTimeout } from 'node:timers/promises';
import { parentPort, workerData } from 'node:worker_threads';
import { ask } from '#kit/server/testing/testAsking.ts';
import { demoAccounts, signIn } from './accounts.ts';

/** `from` in milliseconds since 1970; `machine`: how late a timer fires in an idle process. */
export type Wait = { of: 'list' | 'health' | 'machine'; from: number; ms: number };

const PAUSE_MS = 10;
const TOKEN_MS = 300_000;
const { url } = workerData as { url: string };
const agent = new Agent({ keepAlive: true });
const now = () => performance.timeOrigin + performance.now();
let token = await signIn(url, demoAccounts.client);
setInterval(async () => {
  token = await signIn(url, demoAccounts.client);
}, TOKEN_MS);

async function keepAsking(of: 'list' | 'health', path: string, query: string): Promise<void> {
  for (;;) {
    const from = now();
    const { status } = await ask(
      url,
      { path, query, body: undefined, type: undefined },
      { method: 'GET', token, agent, address: '10.255.0.1' },
    );
    if (status !== 200) throw new Error(`${path}: ${status}`);
    parentPort?.postMessage({ of, from, ms: now() - from } satisfies Wait);
    await setTimeout(PAUSE_MS);
  }
}

async function watchClock(): Promise<void> {
  for (;;) {
    const from = now();
    await setTimeout(PAUSE_MS);
    parentPort?.postMessage({ of: 'machine', from, ms: now() - from - PAUSE_MS } satisfies Wait);
  }
}

await Promise.all([keepAsking('list', '/api/licitacoes', 'perPage=25'), keepAsking('health', '/healthz', ''), watchClock()]);
