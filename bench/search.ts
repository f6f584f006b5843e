// How fast the search of notices answers: npm run bench -- search [NOTICES]. A real server, asked over HTTP by one user and by ten. On SQLite,
// or on the empty database of DATABASE_URL. Limits are beside the figures, and what Groonga took for the like at a million notices.
import { createWriteStream, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { Agent } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { setTimeout } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';
import { ask } from '#kit/server/testing/testAsking.ts';
import { demoAccounts, openServer, signIn } from './accounts.ts';
import { fillNotices } from './fillNotices.ts';
import { noticePage } from './notices.ts';
import { pairsOfFilters, type SearchQuestion, searchQuestions } from './searchQuestions.ts';
import { start, stop, summarize } from './server.ts';

const ROUNDS = 101;
const ROUNDS_OF_PAIRS = 5;
/** Of one account with ten tabs. */
const AT_ONCE = 10;
const CONNECTIONS = 50;
const THROUGHPUT_MS = 5000;
const IMPORTED = 20_000;
const LONGEST_BUILD_MS = 900_000;
const LIST = { p50: 5, p99: 30 };
const TEXT = { p50: 20, p99: 80 };
const notices = Number(process.argv[2] ?? 1_000_000);
const url = process.env.DATABASE_URL ?? '';
const folder = mkdtempSync(join(tmpdir(), 'certame-bench-'));
const settings = { ...openServer, DATABASE_URL: url };
process.on('exit', () => rmSync(folder, { recursive: true }));

// The first start puts the demonstration and its accounts in.
await stop(await start(folder, settings));
const filled = performance.now();
await fillNotices(join(folder, 'data'), url, notices);
console.log(
  `${notices.toLocaleString('en')} notices on ${url ? 'PostgreSQL' : 'SQLite'}, written in ${seconds(performance.now() - filled)}`,
);

const agent = new Agent({ keepAlive: true, maxSockets: CONNECTIONS });
let token = '';
let signedInAt = 0;
let begun = performance.now();
let running = await start(folder, settings);
const built = await untilAnswer('start without snapshot', begun);
await stop(running);
begun = performance.now();
running = await start(folder, settings);
const again = await untilAnswer('second start', begun);
if (again > built / 2) console.log('no snapshot: the second start is not quicker');

const answer = await call({ name: '', query: `page=${Math.ceil(notices / 50)}` });
const id: number = JSON.parse(answer.body).licitacoes[0].id;
const deep = Math.min(50_000, Math.floor(notices / 25));
const questions = searchQuestions(deep, id);

const health = new Worker(new URL('./healthClock.ts', import.meta.url), { workerData: { url: running.url } });
const waits: number[] = [];
health.on('message', (ms: number) => waits.push(ms));
await setTimeout(3000);
stalls('idle');

const over: string[] = [];
console.log(`\n${'call'.padEnd(42)}     total       p50       p99    limit p50/p99   ${AT_ONCE} at once p50/p99   Groonga p50`);
for (const question of questions) await measure(question, ROUNDS);
stalls('while one and ten ask');
const pairs: { name: string; times: number[] }[] = [];
for (const pair of pairsOfFilters()) {
  const times: number[] = [];
  let total = 0;
  for (let i = 0; i < ROUNDS_OF_PAIRS; i++) {
    const { ms, body } = await call(pair);
    times.push(ms);
    total = JSON.parse(body).total;
  }
  pairs.push({ name: pair.name, times });
  if (pair.peer) line(pair, total, times);
}
const slowest = pairs.toSorted((a, b) => at(b.times, 0.5) - at(a.times, 0.5)).slice(0, 5);
console.log(`all ${pairs.length} pairs of filters: ${summarize(pairs.flatMap(({ times }) => times))}; limit ${LIST.p50} / ${LIST.p99} ms`);
for (const { name, times } of slowest) console.log(`  slowest: ${name}: ${summarize(times)}`);
stalls('during pairs');

await whileImporting();
stalls('while an import writes');
await health.terminate();
const list = await throughput('/api/licitacoes', '');
const healthz = await throughput('/healthz', '');
console.log(
  `throughput of ${CONNECTIONS} connections: list ${list}/s, /healthz ${healthz}/s: ${Math.round((100 * list) / healthz)} % (limit 50 % at 25,000)`,
);
console.log(over.length ? `above the limit, alone: ${over.join('; ')}` : 'no row above its limit, alone');
agent.destroy();
await stop(running);

async function measure(question: SearchQuestion, rounds: number): Promise<void> {
  const alone: number[] = [];
  let body = '';
  await call(question);
  for (let i = 0; i < rounds; i++) {
    const answered = await call(question);
    alone.push(answered.ms);
    body = answered.body;
  }
  const together: number[] = [];
  await Promise.all(
    Array.from({ length: AT_ONCE }, async () => {
      for (let i = 0; i < 3; i++) together.push((await call(question)).ms);
    }),
  );
  line(question, JSON.parse(body).total ?? 0, alone, together);
}

function line({ name, peer, isText }: SearchQuestion, total: number, alone: number[], together: number[] = []): void {
  const limit = isText ? TEXT : LIST;
  if (at(alone, 0.5) > limit.p50 || at(alone, 0.99) > limit.p99) over.push(name);
  const both = (times: number[]) => `${ms(at(times, 0.5))} ${ms(at(times, 0.99))}`;
  const limits = `${limit.p50} / ${limit.p99}`.padStart(16);
  const crowd = together.length ? both(together) : '';
  console.log(
    `${name.padEnd(42)}${String(total).padStart(10)} ${both(alone)} ${limits}   ${crowd.padEnd(22)}${String(peer ?? '').padStart(10)}`,
  );
}

/** A call as a browser sends it. */
async function call({ path = '/api/licitacoes', query }: SearchQuestion) {
  // Tokens last ten minutes.
  if (performance.now() - signedInAt > 300_000) {
    token = await signIn(running.url, demoAccounts.admin);
    signedInAt = performance.now();
  }
  const answered = await ask(running.url, { path, query, body: undefined, type: undefined }, { method: 'GET', token, agent });
  if (answered.status !== 200) throw new Error(`${path}?${query}: ${answered.status} ${answered.body.slice(0, 300)}`);
  return answered;
}

/** Asks until the index is built. @returns milliseconds from the start on */
async function untilAnswer(what: string, from: number): Promise<number> {
  const idle = residentMb();
  let peak = idle;
  const watch = setInterval(() => {
    peak = Math.max(peak, residentMb());
  }, 50);
  token = await signIn(running.url, demoAccounts.admin);
  signedInAt = performance.now();
  for (;;) {
    const asked = { path: '/api/licitacoes', query: '', body: undefined, type: undefined };
    const { status, body } = await ask(running.url, asked, { method: 'GET', token, agent });
    if (status === 200) break;
    if (status !== 503 || performance.now() - from > LONGEST_BUILD_MS) throw new Error(`${status} ${body.slice(0, 300)}`);
    await setTimeout(100);
  }
  const took = performance.now() - from;
  await setTimeout(5000);
  clearInterval(watch);
  console.log(
    `${what}: first list after ${seconds(took)} (limit 1.5 s); memory ${Math.round(idle)} MB before, ${Math.round(peak)} MB at its height, ${Math.round(residentMb())} MB idle after (limit 450 MB)`,
  );
  return took;
}

/** The longest waits of /healthz since the last time; timers of the measuring process count too. */
function stalls(when: string): void {
  if (waits.length) console.log(`/healthz every 5 ms, ${when}: ${summarize(waits.splice(0))} (limit 20 ms)`);
}

async function whileImporting(): Promise<void> {
  const file = join(folder, 'notices.json');
  await pipeline(noticePage({ notices: IMPORTED }), createWriteStream(file));
  const post = async (path: string, body?: string) => {
    const sent = { path, query: body ? 'arquivo=notices.json' : '', body, type: body && 'application/octet-stream' };
    const answered = await ask(running.url, sent, { method: 'POST', token, agent });
    if (answered.status >= 300) throw new Error(`${path}: ${answered.status} ${answered.body.slice(0, 300)}`);
    return answered.body;
  };
  token = await signIn(running.url, demoAccounts.admin);
  const { id: run } = JSON.parse(await post('/api/importacoes', readFileSync(file, 'utf8')));
  const from = performance.now();
  await post(`/api/importacoes/${run}/start`);
  const asked = ['first page', 'two words'].flatMap((wanted) => questions.filter(({ name }) => name === wanted));
  const times = asked.map((): number[] => []);
  let state = 'na_fila';
  while (state === 'na_fila' || state === 'em_andamento') {
    for (const [i, question] of asked.entries()) times[i]?.push((await call(question)).ms);
    state = JSON.parse((await call({ name: '', path: `/api/importacoes/${run}`, query: '' })).body).estado;
    await setTimeout(20);
  }
  const rate = Math.round((IMPORTED * 1000) / (performance.now() - from));
  console.log(`import of ${IMPORTED} notices while lists are read: ${rate} rows/s, ${state}`);
  for (const [i, { name }] of asked.entries()) console.log(`  ${name} meanwhile: ${summarize(times[i] ?? [])} (limit p99 100 ms)`);
}

async function throughput(path: string, query: string): Promise<number> {
  const until = performance.now() + THROUGHPUT_MS;
  let answers = 0;
  const keepAsking = async () => {
    for (; performance.now() < until; answers++) await call({ name: '', path, query });
  };
  await Promise.all(Array.from({ length: CONNECTIONS }, keepAsking));
  return Math.round((answers * 1000) / THROUGHPUT_MS);
}

/** Measured on Linux only. */
function residentMb(): number {
  try {
    return (Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${running.server.pid}/status`, 'utf8'))?.[1]) * 1024) / 1e6;
  } catch {
    return 0;
  }
}

function at(times: number[], share: number): number {
  return times.toSorted((a, b) => a - b)[Math.floor((times.length - 1) * share)] ?? 0;
}
function ms(milliseconds: number): string {
  return milliseconds.toFixed(1).padStart(9);
}
function seconds(milliseconds: number): string {
  return `${(milliseconds / 1000).toFixed(1)} s`;
}
