// What an export in the background costs: npm run bench -- exports [NOTICES]. Time and memory of each format, and the list meanwhile.
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { formats } from '#features/licitacoes/exports.ts';
import { fillNotices } from './fillNotices.ts';
import { start, stop, summarize } from './server.ts';

const notices = Number(process.argv[2] ?? 100_000);
const folder = mkdtempSync(join(tmpdir(), 'certame-bench-'));

await stop(await start(folder));
await fillNotices(join(folder, 'data'), '', notices);
const running = await start(folder);
const { url, server } = running;

const json = { 'content-type': 'application/json' };
let authorization = '';
const signIn = async () => {
  const answer = await fetch(`${url}/jwt/login`, { method: 'POST', headers: json, body: '{"email":"admin@demo.com","password":"admin"}' });
  authorization = `Bearer ${(await answer.json()).accessToken}`;
};
const call = async (path: string, init: RequestInit = {}) => {
  const answer = await fetch(`${url}/api/licitacoes${path}`, { ...init, headers: { authorization, ...(init.body && json) } });
  if (!answer.ok) throw new Error(`${path}: ${await answer.text()}`);
  return answer.json();
};

/** Resident memory of the server with its threads, in MB. */
function memory(): number {
  return Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${server.pid}/status`, 'utf8'))?.[1]) / 1024;
}

/** The list answers 503 until its index is filled. */
async function untilFilled(): Promise<void> {
  while ((await fetch(`${url}/api/licitacoes`, { headers: { authorization } })).status === 503) await setTimeout(1000);
}

/** Asks for the first page of the list until `isOver`. */
async function list(isOver: (round: number) => boolean | Promise<boolean>): Promise<number[]> {
  const times: number[] = [];
  while (!(await isOver(times.length))) {
    const from = performance.now();
    await call('?status=aberta');
    times.push(performance.now() - from);
    await setTimeout(20);
  }
  return times;
}

await signIn();
await untilFilled();
await list((round) => round === 100);
console.log(`the list, idle: ${summarize(await list((round) => round === 300))}`);
for (const format of formats) {
  // A token ends before the export of millions.
  await signIn();
  const before = memory();
  let peak = before;
  const from = performance.now();
  const { id } = await call('/exports', { method: 'POST', body: JSON.stringify({ format, columns: [], query: {} }) });
  let job = await call(`/exports/${id}`);
  const times = await list(async () => {
    peak = Math.max(peak, memory());
    job = await call(`/exports/${id}`);
    return job.finishedAt !== null;
  });
  const seconds = ((performance.now() - from) / 1000).toFixed(1);
  console.log(`${format}: ${job.state}, ${job.written} notices, ${(job.bytes / 1e6).toFixed(1)} MB in ${seconds} s`);
  console.log(`  memory ${before.toFixed(0)} MB before, ${peak.toFixed(0)} MB at most; the list meanwhile: ${summarize(times)}`);
}
await stop(running);
rmSync(folder, { recursive: true });
