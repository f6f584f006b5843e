// What a request takes of the processor, and so what servers carry: npm run bench -- throughput [REQUESTS] [--notices 25000] [--rounds 3] [--peer DIR]…
// On SQLite, or on the empty PostgreSQL of DATABASE_URL, there with one, two and three servers. A peer is another checkout, measured in
// turns with this one. Linux only: elapsed time says little on a busy machine, so the kernel's count of processor time is what is shown.
import { mkdtempSync, rmSync } from 'node:fs';
import { Agent } from 'node:http';
import { tmpdir } from 'node:os';
import { basename, join, resolve } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { ask } from '#kit/server/testing/testAsking.ts';
import { openServer, register } from './accounts.ts';
import { fillNotices } from './fillNotices.ts';
import { wordAt } from './inventNotices.ts';
import { databaseSeconds, mainThreadSeconds, processorSeconds } from './processorTime.ts';
import { type Running, root, start, stop } from './server.ts';

const CONNECTIONS = 50;
/** Each has a limit of writes. */
const ACCOUNTS = 10;
const WARM_UP = 300;
const LONGEST_BUILD_MS = 600_000;
/** Of the machine of the database, in what is computed. */
const DATABASE_CORES = 4;

const { values: options, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    peer: { type: 'string', multiple: true, default: [] },
    notices: { type: 'string', default: '25000' },
    rounds: { type: 'string', default: '3' },
  },
});
const requests = Number(positionals[0] ?? 2000);
const rounds = Number(options.rounds);
const url = process.env.DATABASE_URL ?? '';
const checkouts = [root, ...options.peer.map((peer) => resolve(peer))];
const folder = mkdtempSync(join(tmpdir(), 'certame-bench-'));
process.on('exit', () => rmSync(folder, { recursive: true }));
const settings = { ...openServer, DATABASE_URL: url };

await stop(await start(folder, settings), 'SIGINT');
await fillNotices(join(folder, 'data'), url, Number(options.notices));

type Kind = { name: string; path: string; query?: string; method?: string; body?: string };
const kinds: Kind[] = [
  { name: '/healthz', path: '/healthz' },
  { name: 'list', path: '/api/licitacoes' },
  { name: 'search', path: '/api/licitacoes', query: `q=${wordAt(100)}%20${wordAt(300)}` },
  { name: 'notice', path: '/api/licitacoes/1000' },
  { name: 'mail list', path: '/api/email' },
  { name: 'overview', path: '/api/dashboards/notices' },
  { name: 'small write', path: '/api/licitacoes/params', method: 'PUT', body: JSON.stringify({ params: 'uf=SP' }) },
];
/** Seconds for 1,000 requests: of the servers' main threads, their other threads, and the database; and requests per second. */
type Cost = { main: number; others: number; database: number; rate: number };

const agent = new Agent({ keepAlive: true, maxSockets: CONNECTIONS });
let tokens: string[] = [];

for (const processes of url ? [1, 2, 3] : [1]) {
  console.log(
    `\n${url ? 'PostgreSQL' : 'SQLite'}, ${processes} server${processes > 1 ? 's' : ''}, ${CONNECTIONS} connections, ${options.notices} notices. Processor seconds for 1,000 requests, the best of ${rounds}:`,
  );
  const costs = checkouts.map(() => new Map<string, Cost>());
  for (let round = 0; round < rounds; round++)
    for (const [at, checkout] of checkouts.entries()) {
      const servers = await startAll(processes, checkout);
      for (const kind of kinds) {
        const cost = await measure(servers, kind);
        const best = costs[at]?.get(kind.name);
        if (!best || cost.main < best.main) costs[at]?.set(kind.name, cost);
      }
      for (const server of servers) await stop(server, 'SIGINT');
    }
  for (const [at, checkout] of checkouts.entries()) print(checkout, costs[at] ?? new Map(), processes);
}
agent.destroy();

function print(checkout: string, costs: Map<string, Cost>, processes: number): void {
  const carried = `${processes} carr${processes > 1 ? 'y' : 'ies'}/s`;
  console.log(
    `${basename(checkout).padEnd(14)}${['main thread', 'others', 'database', 'measured/s', carried].map((title) => title.padStart(13)).join('')}   first limit`,
  );
  for (const [name, { main, others, database, rate }] of costs) {
    const [byServers, byDatabase] = [(1000 * processes) / main, (1000 * DATABASE_CORES) / database];
    const limit = byServers < byDatabase ? 'main threads' : `database of ${DATABASE_CORES} cores`;
    const figures = [main.toFixed(3), others.toFixed(3), database.toFixed(3), rate.toFixed(0), Math.min(byServers, byDatabase).toFixed(0)];
    console.log(`${name.padEnd(14)}${figures.map((figure) => figure.padStart(13)).join('')}   ${limit}`);
  }
}

async function startAll(processes: number, checkout: string): Promise<Running[]> {
  const servers: Running[] = [];
  for (let i = 0; i < processes; i++) servers.push(await start(i === 0 ? folder : join(folder, `server${i}`), settings, checkout));
  const [first] = servers as [Running];
  tokens = await Promise.all(Array.from({ length: ACCOUNTS }, () => register(first.url)));
  for (const { url } of servers) {
    const list = { path: '/api/licitacoes', query: '', body: undefined, type: undefined };
    const begun = performance.now();
    while ((await ask(url, list, { method: 'GET', token: tokens[0] })).status !== 200) {
      if (performance.now() - begun > LONGEST_BUILD_MS) throw new Error('The index of the search is not ready.');
      await setTimeout(200);
    }
  }
  return servers;
}

async function measure(servers: Running[], kind: Kind): Promise<Cost> {
  await send(servers, kind, WARM_UP);
  const before = await spent(servers);
  const begun = performance.now();
  await send(servers, kind, requests);
  const elapsed = (performance.now() - begun) / 1000;
  const after = await spent(servers);
  const each = (name: keyof typeof after) => ((after[name] - before[name]) * 1000) / requests;
  return { main: each('main'), others: each('others'), database: each('database'), rate: requests / elapsed };
}

async function spent(servers: Running[]) {
  const main = servers.reduce((sum, { server }) => sum + mainThreadSeconds(server.pid ?? 0), 0);
  const all = servers.reduce((sum, { server }) => sum + processorSeconds(server.pid ?? 0), 0);
  return { main, others: all - main, database: url ? await databaseSeconds(url) : 0 };
}

/** Sends so many requests on all connections, by turns to the servers and of the accounts. */
async function send(servers: Running[], { path, query = '', method = 'GET', body }: Kind, many: number): Promise<void> {
  let sent = 0;
  const keepSending = async () => {
    while (sent < many) {
      const number = sent++;
      const { url } = servers[number % servers.length] as Running;
      const token = tokens[number % tokens.length];
      const { status, body: said } = await ask(url, { path, query, body, type: body && 'application/json' }, { method, token, agent });
      if (status !== 200) throw new Error(`${method} ${path}: ${status} ${said.slice(0, 300)}`);
    }
  };
  await Promise.all(Array.from({ length: CONNECTIONS }, keepSending));
}
