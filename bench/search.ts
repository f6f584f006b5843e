// How fast the search of notices answers over HTTP: npm run bench -- search [NOTICES]. Invented notices with three items each, on SQLite.
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { Agent, request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openProduct } from '#app/server/app.ts';
import { readConfig } from '#app/server/start/config.ts';
import { inventNotices, wordAt } from './inventNotices.ts';
import { start, stop } from './server.ts';

const ROUNDS = 40;
const notices = Number(process.argv[2] ?? 1_000_000);
const folder = mkdtempSync(join(tmpdir(), 'certame-bench-'));
const dataDir = join(folder, 'data');
const agent = new Agent({ keepAlive: true, maxSockets: 64 });

type Answer = { status: number; body: string; ms: number };
function get(url: string, headers: Record<string, string>): Promise<Answer> {
  const from = performance.now();
  return new Promise((resolve, reject) => {
    request(url, { agent, headers }, (answer) => {
      const pieces: Buffer[] = [];
      answer.on('data', (piece: Buffer) => pieces.push(piece));
      answer.on('end', () =>
        resolve({ status: answer.statusCode ?? 0, body: Buffer.concat(pieces).toString(), ms: performance.now() - from }),
      );
    })
      .on('error', reject)
      .end();
  });
}

const [common, other, everywhere, rare] = [wordAt(200), wordAt(300), wordAt(20), wordAt(3000)];
/** Groonga's figures are from the reference machine, in ms, where they were measured. */
const questions: [name: string, query: string, limits: readonly [p50: number, p99: number], groonga?: number][] = [
  ...(
    ['proximas', 'abertura', 'encerramento', 'publicacao', 'num_licitacao', 'UASG', 'orgao', 'municipio', 'modalidade', 'id'] as const
  ).map((sort): [string, string, readonly [number, number]] => [`by ${sort}`, `sort=${sort}`, [5, 30]]),
  ['by valor_estimado', 'sort=valor_estimado', [5, 30], 2.4],
  ['page 50,000 by órgão', 'sort=orgao&page=50000', [5, 30]],
  ['open ones', 'status=aberta', [5, 30]],
  ['one state', 'uf=SP', [5, 30], 12],
  ['state, modality', 'uf=SP&modalidade=6', [5, 30], 22],
  ['state, modality, status', 'uf=SP&modalidade=6&status=aberta', [5, 30]],
  ['state, by opening', 'uf=SP&sort=abertura', [5, 30]],
  ['município contains', 'municipio=p1', [5, 30]],
  ['órgão contains', 'orgao=77', [5, 30]],
  ['value range', 'valorMin=100000&valorMax=500000', [5, 30], 483],
  ['days of opening', 'aberturaDe=2026-01-01&aberturaAte=2026-03-31', [5, 30]],
  ['band, sphere', 'faixa=3&esfera=M', [5, 30]],
  ['one word', `q=${common}&sort=relevancia`, [20, 80]],
  ['two words', `q=${common}%20${other}&sort=relevancia`, [20, 80], 33],
  ['two words by deadline', `q=${common}%20${other}`, [20, 80]],
  ['a word everywhere', `q=${everywhere}&sort=relevancia`, [20, 80], 64],
  ['a phrase', `q=%22${common}%20${everywhere}%22`, [20, 80]],
  ['while typing', `q=${rare.slice(0, 3)}*`, [20, 80]],
  ['a number', 'q=90021/2026', [20, 80]],
];
const facets: typeof questions = [
  ['facets of everything', '', [20, 80], 219],
  ['facets of a state', 'uf=SP', [20, 80], 29],
  ['facets of two words', `q=${common}%20${other}`, [20, 80], 42],
  ['facets of a word everywhere', `q=${everywhere}`, [20, 80], 277],
];

const config = readConfig({ DATA_DIR: dataDir, DEMO: 'true', LOG_LEVEL: 'silent' });
await (await openProduct(config, null)).close();
let from = performance.now();
inventNotices(dataDir, notices);
console.log(`${notices} notices written in ${seconds(from)}`);

let running = await timedStart('without a snapshot');
await untilSaved();
await stop(running);
running = await timedStart('with a snapshot');
const { url } = running;
const headers = await signIn(url);

console.log('\ncall'.padEnd(30), ...['total', 'p50 ms', 'p99 ms', 'limits', 'Groonga'].map((title) => title.padStart(10)));
const stalls: number[] = [];
let isAsking = true;
const watching = watchServer();
for (const [path, list] of [
  ['', questions],
  ['/count', questions.slice(11, 14)],
  ['/facets', facets],
] as const)
  for (const [name, query, limits, groonga] of list) {
    const answers: Answer[] = [];
    for (let round = 0; round < ROUNDS; round++) answers.push(await get(`${url}/api/licitacoes${path}?${query}`, headers));
    const refused = answers.find(({ status }) => status !== 200);
    if (refused) throw new Error(`${query}: ${refused.body}`);
    const { total } = JSON.parse(answers[0]?.body ?? '{}') as { total: number };
    print(
      `${path} ${name}`,
      total,
      answers.map(({ ms }) => ms),
      limits,
      groonga,
    );
  }
isAsking = false;
await watching;
console.log(`\n/healthz meanwhile: p50 ${at(stalls, 0.5)} ms, p99 ${at(stalls, 0.99)} ms, worst ${at(stalls, 1)} ms of ${stalls.length}`);
const [list, health] = [await perSecond(`${url}/api/licitacoes?uf=SP`), await perSecond(`${url}/healthz`)];
console.log(`per second: list ${list}, /healthz ${health}: ${Math.round((100 * list) / health)} %`);
console.log(`memory ${residentMb(running.server.pid)} MB`);
await stop(running);
agent.destroy();
rmSync(folder, { recursive: true });

/** Until the list answers. */
async function timedStart(how: string): Promise<Awaited<ReturnType<typeof start>>> {
  from = performance.now();
  const started = await start(folder);
  const own = await signIn(started.url);
  const listening = seconds(from);
  while ((await get(`${started.url}/api/licitacoes`, own)).status !== 200);
  console.log(`start ${how}: listens after ${listening}, list after ${seconds(from)}; memory ${residentMb(started.server.pid)} MB`);
  return started;
}

/** The snapshot is written once the index is filled. */
async function untilSaved(): Promise<void> {
  from = performance.now();
  for (let isSaved = false; !isSaved && performance.now() - from < 120_000; ) {
    await new Promise((resolve) => setTimeout(resolve, 500));
    try {
      isSaved = readFileSync(join(dataDir, 'search', 'licitacoes.index')).length > 0;
    } catch {
      // Not yet.
    }
  }
  console.log(`snapshot written ${seconds(from)} later`);
}

async function signIn(to: string): Promise<Record<string, string>> {
  const login = await fetch(`${to}/jwt/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: 'admin@demo.com', password: 'admin' }),
  });
  return { authorization: `Bearer ${((await login.json()) as { accessToken: string }).accessToken}` };
}

/** How long the server's thread is held shows in how long the cheapest call takes. */
async function watchServer(): Promise<void> {
  while (isAsking) {
    stalls.push((await get(`${url}/healthz`, {})).ms);
    await new Promise((resolve) => setTimeout(resolve, 5));
  }
}

/** Answers per second to fifty clients. */
async function perSecond(address: string): Promise<number> {
  const end = performance.now() + 5000;
  let count = 0;
  const ask = async () => {
    while (performance.now() < end) if ((await get(address, headers)).status === 200) count++;
  };
  await Promise.all(Array.from({ length: 50 }, ask));
  return Math.round(count / 5);
}

function print(name: string, total: number, times: number[], limits: readonly [number, number], groonga: number | undefined): void {
  const cells = [String(total), at(times, 0.5), at(times, 0.99), `${limits[0]}/${limits[1]}`, String(groonga ?? '')];
  console.log(name.trim().padEnd(29), ...cells.map((cell) => cell.padStart(10)));
}

function at(times: number[], share: number): string {
  const sorted = times.toSorted((one, another) => one - another);
  return (sorted[Math.floor(share * (sorted.length - 1))] ?? 0).toFixed(1);
}

function seconds(since: number): string {
  return `${((performance.now() - since) / 1000).toFixed(1)} s`;
}

function residentMb(pid: number | undefined): number {
  return Math.round(Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? 0) / 1024);
}
