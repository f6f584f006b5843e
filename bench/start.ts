// How soon a server answers after its start: npm run bench -- start [NOTICES] [--peer DIR]… [--runs 7] [--keep DIR]. Invented notices on SQLite;
// each start is measured until `/healthz` and until the list of notices answers. A peer is another built checkout, measured in turns
// with this one, because machines are noisy. With `keep` the data is in that folder, and used again the next time.
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join, resolve } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { ask } from '#kit/server/testing/testAsking.ts';
import { demoAccounts, openServer, signIn } from './accounts.ts';
import { fillNotices } from './fillNotices.ts';
import { processorSeconds } from './processorTime.ts';
import { root, start, stop } from './server.ts';

const LIMIT_MS = 1500;
const RETRY_MS = 20;
/** Tokens last ten minutes. */
const TOKEN_MS = 300_000;
const LONGEST_BUILD_MS = 1_800_000;

const { values: options, positionals } = parseArgs({
  allowPositionals: true,
  options: { peer: { type: 'string', multiple: true, default: [] }, runs: { type: 'string', default: '7' }, keep: { type: 'string' } },
});
const notices = Number(positionals[0] ?? 1_000_000);
const folder = options.keep ? resolve(options.keep) : mkdtempSync(join(tmpdir(), 'certame-bench-'));
if (!options.keep) process.on('exit', () => rmSync(folder, { recursive: true }));
const checkouts = [root, ...options.peer.map((peer) => resolve(peer))];

type Run = { healthz: number; list: number; processor: number; total: number };
let token = '';
let signedInAt = Number.NEGATIVE_INFINITY;

if (!existsSync(join(folder, 'data', 'certame.sqlite'))) {
  // The first start puts the demonstration and its accounts in.
  await stop(await start(folder, openServer));
  await fillNotices(join(folder, 'data'), '', notices);
}
await untilSaved();

const runs = checkouts.map((): Run[] => []);
// The first round fills the file system's cache and the caches of compiled code, and is not counted.
for (let round = 0; round <= Number(options.runs); round++)
  for (const [at, checkout] of checkouts.entries()) {
    const run = await measure(checkout);
    if (round > 0) runs[at]?.push(run);
  }
console.log(
  `${(runs[0]?.[0]?.total ?? 0).toLocaleString('en')} notices on SQLite, ${options.runs} starts each, in ms: best / median (limit ${LIMIT_MS})`,
);
console.log(`${'checkout'.padEnd(20)}${'/healthz'.padStart(16)}${'list'.padStart(16)}${'processor until the list'.padStart(28)}`);
for (const [at, checkout] of checkouts.entries()) {
  const figures = (['healthz', 'list', 'processor'] as const).map((name) => bestAndMedian(runs[at]?.map((run) => run[name]) ?? []));
  console.log(`${basename(checkout).padEnd(20)}${figures[0]?.padStart(16)}${figures[1]?.padStart(16)}${figures[2]?.padStart(28)}`);
}

async function measure(checkout: string): Promise<Run> {
  const begun = performance.now();
  const running = await start(folder, openServer, checkout);
  await untilAnswer(running.url, '/healthz');
  const healthz = performance.now() - begun;
  // A session outlives its server, so signing in is not part of a start.
  if (performance.now() - signedInAt > TOKEN_MS) {
    token = await signIn(running.url, demoAccounts.admin);
    signedInAt = performance.now();
  }
  const { total } = JSON.parse(await untilAnswer(running.url, '/api/licitacoes'));
  const list = performance.now() - begun;
  const processor = processorSeconds(running.server.pid ?? 0) * 1000;
  await stop(running, 'SIGINT');
  return { healthz, list, processor, total };
}

/** Asks until the answer is 200. @returns its body */
async function untilAnswer(url: string, path: string): Promise<string> {
  for (;;) {
    const { status, body } = await ask(url, { path, query: '', body: undefined, type: undefined }, { method: 'GET', token });
    if (status === 200) return body;
    if (status !== 503) throw new Error(`${path}: ${status} ${body.slice(0, 300)}`);
    await setTimeout(RETRY_MS);
  }
}

/** Starts once, until the index of the search is built and saved, as on any day but the first. */
async function untilSaved(): Promise<void> {
  const file = join(folder, 'data', 'search', 'licitacoes.index');
  if (existsSync(file)) return;
  const running = await start(folder, openServer);
  for (const begun = performance.now(); !existsSync(file) || existsSync(`${file}.new`); await setTimeout(1000))
    if (performance.now() - begun > LONGEST_BUILD_MS) throw new Error(`There is still no ${file}.`);
  await stop(running, 'SIGINT');
}

function bestAndMedian(times: number[]): string {
  const sorted = times.toSorted((a, b) => a - b);
  const at = (share: number) => Math.round(sorted[Math.floor((sorted.length - 1) * share)] ?? 0).toLocaleString('en');
  return `${at(0)} / ${at(0.5)}`;
}
