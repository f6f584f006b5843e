// How fast the figures of notices answer: npm run bench -- dashboards [NOTICES]. The demonstration's notices, multiplied, on SQLite.
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { openProduct } from '#app/server/app.ts';
import { readConfig } from '#app/server/start/config.ts';
import { multiply } from './multiply.ts';
import { summarize } from './server.ts';
import { signIn } from './signIn.ts';

const ROUNDS = 100;
const migration = join(import.meta.dirname, '../migrations/0027_licitacoes_contagem.sqlite.sql');
const dataDir = mkdtempSync(join(tmpdir(), 'certame-bench-'));
const config = readConfig({ DATA_DIR: dataDir, DEMO: 'true', LOG_LEVEL: 'silent', READ_LIMIT_PERCENT: '100000' });

const calls = {
  'notices, 28 days': '/api/dashboards/notices',
  'notices, a year': '/api/dashboards/notices?period=last-year',
  'map, 28 days': '/api/dashboards/map',
  'map, a year': '/api/dashboards/map?period=last-year',
  week: '/api/dashboards/week',
  mine: '/api/dashboards/mine',
  summary: '/api/dashboards/summary',
  'count of all': '/api/licitacoes/count',
  'count of one state': '/api/licitacoes/count?uf=SP',
};

process.on('exit', () => rmSync(dataDir, { recursive: true }));
const first = await openProduct(config, null);
await first.close();
multiply(dataDir, Number(process.argv[2] ?? 1_000_000));
console.log(`migration           ${fill()}`);

const { app, close } = await openProduct(config, null);
const headers = await signIn(app);
const { total } = (await app.inject({ url: '/api/licitacoes/count', headers })).json();
console.log(`among ${total} notices, ${ROUNDS} times each:`);
for (const [name, url] of Object.entries(calls)) {
  const times: number[] = [];
  const before = process.cpuUsage();
  for (let round = 0; round < ROUNDS; round++) {
    const start = performance.now();
    const answer = await app.inject({ url, headers });
    times.push(performance.now() - start);
    if (answer.statusCode !== 200) throw new Error(answer.body);
  }
  console.log(name.padEnd(20), `${(processorSince(before) / ROUNDS).toFixed(1)} ms of processor`.padStart(22), summarize(times), url);
}
await close();

/** Counts all notices as the migration does in an existing database. @returns how long that took */
function fill(): string {
  const database = new DatabaseSync(join(dataDir, 'certame.sqlite'));
  database.exec('pragma synchronous = full; pragma cache_size = -32768; pragma temp_store = memory; begin immediate');
  for (const event of ['insert', 'update', 'delete']) database.exec(`drop trigger licitacoes_contagem_${event}`);
  database.exec('drop view licitacoes_contadas; drop table licitacoes_contagem; drop table horario_de_verao');
  const [before, start] = [process.cpuUsage(), performance.now()];
  database.exec(readFileSync(migration, 'utf8'));
  database.exec('commit');
  const seconds = (performance.now() - start) / 1000;
  database.close();
  return `${seconds.toFixed(1)} s, ${(processorSince(before) / 1000).toFixed(1)} s of processor`;
}

/** CPU time in milliseconds: on a busy machine more reliable than elapsed time. */
function processorSince(before: NodeJS.CpuUsage): number {
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000;
}
