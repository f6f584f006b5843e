// How fast prices are searched, what that takes, and how fast the pages of the biggest buyers are read:
// npm run bench -- precos [PRICES] [FOLDER]. Invented notices with ten items each, of which each was won by ten suppliers, on SQLite.
// In a folder that is named they are kept, and the next run does not write them and the index again.
import { existsSync, mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { setTimeout } from 'node:timers/promises';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { openProduct } from '#app/server/app.ts';
import { readConfig } from '#app/server/start/config.ts';
import { identityOf } from '#app/server/start/data.ts';
import { reduced, schema, VERSION } from '#features/precos/server/search/schema.ts';
import { loadSnapshot } from '#kit/server/search/live/savedIndex.ts';
import { SearchIndex } from '#kit/server/search/searchIndex.ts';
import { fillNotices } from './fillNotices.ts';
import { FREQUENT, fillPrices } from './fillPrices.ts';
import { wordAt } from './inventNotices.ts';
import { signIn } from './signIn.ts';

const ROUNDS = 20;
const ITEMS_OF_NOTICE = 10;
const RESULTS_OF_ITEM = 10;
const prices = Number(process.argv[2] ?? 3_000_000);
const kept = process.argv[3];
const dataDir = kept ?? mkdtempSync(join(tmpdir(), 'certame-bench-'));
const config = readConfig({ DATA_DIR: dataDir, DEMO: 'true', LOG_LEVEL: 'silent', READ_LIMIT_PERCENT: '100000' });
if (!kept) process.on('exit', () => rmSync(dataDir, { recursive: true }));
const seconds = (from: number) => ((performance.now() - from) / 1000).toFixed(1);

// As many words as a search has hits: of 3,000,000 prices from one in a thousand to two in three.
const questions = [
  ...[1000, 300, 100, 30, 20].map((rank) => `q=${wordAt(rank)}`),
  ...['um', 'as', 'da', 'e', 'de'].map((word) => `q=${word}`),
  ...[`q=${wordAt(20)}+${wordAt(21)}`, `q=%22${wordAt(20)}+de%22`, `q=${wordAt(20).slice(0, 3)}*`, `q=de+-${wordAt(20)}`],
  ...['catalogo=300007', `catalogo=${FREQUENT}`],
  ...['q=da&uf=SP', 'q=da&uf=MG,RJ,PR', 'q=da&de=2026-01-01', 'q=da&de=2025-01-01&ate=2025-12-31', 'q=da&unidade=CX'],
  ...['q=da&orgao=10000000000003', `q=da&orgao=${wordAt(24)}`, 'q=da&fornecedor=20000000000007', 'q=da&fornecedor=Fornecedor+12'],
  ...['q=da&valorMin=50&valorMax=200', 'q=da&uf=MG&de=2025-01-01&unidade=UN&valorMin=10'],
];
const lists = ['q=da', 'q=da&sort=valor&order=asc', 'q=da&atipicos=so', 'q=de&page=200', `q=${wordAt(300)}&sort=total`];

let from = performance.now();
if (!existsSync(join(dataDir, 'certame.sqlite'))) {
  await (await openProduct(config, null, {}, 'here')).close();
  from = performance.now();
  await fillNotices(dataDir, '', Math.ceil(prices / ITEMS_OF_NOTICE / RESULTS_OF_ITEM), ITEMS_OF_NOTICE);
  fillPrices(dataDir, RESULTS_OF_ITEM);
  console.log(`rows written in ${seconds(from)} s`);
}

from = performance.now();
const { app, database, close } = await openProduct(config, null);
const headers = await signIn(app);
console.log(`server ready after ${seconds(from)} s`);
const ask = async (query: string) => app.inject({ url: `/api/precos${query}`, headers });
for (let status = 503; status !== 200; ) {
  status = (await ask('/statistics?catalogo=300007')).statusCode;
  if (status !== 200 && status !== 503) throw new Error(`The index answers ${status}.`);
}
console.log(`index filled after ${seconds(from)} s, notices beside it`);
// The file is written between questions.
const file = join(dataDir, 'search', 'precos.index');
while (!statSync(file, { throwIfNoEntry: false })) await setTimeout(500);
console.log(`and saved after ${seconds(from)} s: ${megabytes(statSync(file).size)}`);
const { n } = await database.read
  .selectFrom('precos')
  .select(({ fn }) => fn.countAll<number>().as('n'))
  .executeTakeFirstOrThrow();
// Nothing is written any more.
while (readdirSync(join(dataDir, 'search')).some((name) => name.endsWith('.new'))) await setTimeout(500);
await setTimeout(5000);
const delay = monitorEventLoopDelay({ resolution: 1 });
delay.enable();
console.log(`among ${n} prices, ${ROUNDS} times each:`);
for (const query of questions) await measure(`/statistics?${query}`);
for (const query of lists) await measure(`?${query}`);
console.log(
  `delay of the server's thread: p50 ${(delay.percentile(50) / 1e6).toFixed(1)} ms, p99 ${(delay.percentile(99) / 1e6).toFixed(1)} ms`,
);
for (const [path, column] of [
  ['orgaos', 'orgao_cnpj'],
  ['municipios', 'ibge'],
] as const) {
  const biggest = await database.read
    .selectFrom('licitacoes')
    .select([`${column} as key`, ({ fn }) => fn.countAll<number>().as('n')])
    .groupBy(column)
    .orderBy('n', 'desc')
    .limit(1)
    .executeTakeFirstOrThrow();
  for (const part of ['', '/licitacoes', '/licitacoes?sort=valor_estimado']) {
    const times: number[] = [];
    for (let round = 0; round < ROUNDS; round++) {
      const start = performance.now();
      const answer = await app.inject({ url: `/api/${path}/${biggest.key}${part}`, headers });
      times.push(performance.now() - start);
      if (answer.statusCode !== 200) throw new Error(answer.body);
    }
    show(`${path}${part}`, `${biggest.n} notices`, times);
  }
}
await close();
await measureMemory();

async function measure(path: string): Promise<void> {
  const times: number[] = [];
  let found = 0;
  for (let round = 0; round < ROUNDS; round++) {
    const start = performance.now();
    const answer = await ask(path);
    times.push(performance.now() - start);
    if (answer.statusCode !== 200) throw new Error(answer.body);
    const { total, homologado, outras } = answer.json();
    found = total ?? (homologado?.n ?? 0) + outras;
  }
  show(path, `${found} hits`, times);
}

function show(asked: string, found: string, times: number[]): void {
  times.sort((one, other) => one - other);
  const at = (share: number) => `${(times[Math.floor((times.length - 1) * share)] ?? 0).toFixed(1)} ms`.padStart(9);
  console.log(asked.padEnd(56), found.padStart(16), `p50 ${at(0.5)}`, `p95 ${at(0.95)}`);
}

/** What the index takes in this process, with its orders and what questions leave behind. */
async function measureMemory(): Promise<void> {
  setFlagsFromString('--expose-gc');
  const collect = runInNewContext('gc') as () => void;
  const used = () => {
    collect();
    const { heapUsed, arrayBuffers } = process.memoryUsage();
    return { heapUsed, arrayBuffers };
  };
  const before = used();
  const start = performance.now();
  const index = new SearchIndex(schema, reduced);
  await loadSnapshot({ file, key: `${VERSION} ${identityOf(config)}` }, index);
  console.log(`index read in ${seconds(start)} s`);
  const after = used();
  const [arrays, names] = [after.arrayBuffers - before.arrayBuffers, after.heapUsed - before.heapUsed];
  const each = (bytes: number) => `${megabytes(bytes)} (${(bytes / index.size).toFixed(0)} bytes per price)`;
  console.log(`memory: arrays ${each(arrays)}, names ${each(names)}, together ${each(arrays + names)}`);
}

function megabytes(bytes: number): string {
  return `${(bytes / 1e6).toFixed(0)} MB`;
}
