// What users notice while fifty sign in at the same time: npm run bench -- logins [ROUNDS]. Hashing passwords competes with the list for the CPU.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { start, stop, summarize } from './server.ts';

const rounds = Number(process.argv[2] ?? 10);
const AT_ONCE = 50;
/** Between two looks at the list: readers come and go, they do not hammer. */
const PAUSE_MS = 5;
const QUIET_MS = 3000;
const password = 'bench bench bench';
const folder = mkdtempSync(join(tmpdir(), 'certame-bench-'));
process.on('exit', () => rmSync(folder, { recursive: true }));

// The first start puts the demonstration in; what is measured is a server as it runs every day.
await stop(await start(folder));
const running = await start(folder);
const people = Array.from({ length: AT_ONCE }, (_, index) => ({ email: `bench${index}@x.example`, username: `bench${index}`, password }));
for (const person of people) await ask('POST', '/jwt/register', person);
const token: string = (await ask('POST', '/jwt/login', { email: 'admin@demo.com', password: 'admin' })).accessToken;

console.log(`alone       list ${summarize(await readWhile(setTimeout(QUIET_MS)))}`);
const waits: number[] = [];
console.log(`${AT_ONCE} at once  list ${summarize(await readWhile(signIn()))}`);
console.log(`            signing in ${summarize(waits)}`);
await stop(running);

async function signIn(): Promise<void> {
  for (let round = 0; round < rounds; round++)
    await Promise.all(
      people.map(async ({ email }) => {
        const asked = performance.now();
        await ask('POST', '/jwt/login', { email, password });
        waits.push(performance.now() - asked);
      }),
    );
}

/** How long the list took to answer each time. */
async function readWhile(work: Promise<unknown>): Promise<number[]> {
  let isOver = false;
  const over = work.finally(() => {
    isOver = true;
  });
  const times: number[] = [];
  while (!isOver) {
    const asked = performance.now();
    await ask('GET', '/api/licitacoes?perPage=25');
    times.push(performance.now() - asked);
    await setTimeout(PAUSE_MS);
  }
  await over;
  return times;
}

async function ask(method: string, path: string, body?: object) {
  const answer = await fetch(`${running.url}${path}`, {
    method,
    headers: body ? { 'content-type': 'application/json' } : { authorization: `Bearer ${token}` },
    ...(body && { body: JSON.stringify(body) }),
  });
  if (answer.status !== 200) throw new Error(`${method} ${path}: ${answer.status} ${await answer.text()}`);
  return JSON.parse(await answer.text());
}
