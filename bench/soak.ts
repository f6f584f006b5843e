// Whether the reading of PNCP loses or doubles anything: npm run bench -- soak [NOTICES]. The real server reads a service with 5 % of faults whose
// lists change and grow meanwhile, contracts, atas and plans among them; it is killed five times, and lists are away for an hour. Its end
// state is compared with that of a clean run. The clock of sources runs sixty times faster. On SQLite, or on PostgreSQL in a schema-free
// database of its own by DATABASE_URL.
import { createHash } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { setTimeout } from 'node:timers/promises';
import pg from 'pg';
import { start, stop } from './server.ts';
import { type Given, SoakPncp } from './soakPncp.ts';

const notices = Number(process.argv[2] ?? 100_000);
const url = process.env.DATABASE_URL ?? '';
const SPEED = 60;
const DAYS = 20;
const HOUR_MS = 3_600_000 / SPEED;
/** Twice while lists are read, once of them in the middle of a long one, and three times while items are. */
const KILLS: ((pncp: SoakPncp) => boolean)[] = [
  ({ page }) => page >= 12,
  ({ progress }) => progress.lists >= 0.6,
  ...[0.2, 0.5, 0.8].map(
    (share) =>
      ({ progress }: SoakPncp) =>
        progress.parts >= share,
  ),
];
const AWAY_AT = 0.05;

const since = Date.now();
const now = () => new Date(since + (Date.now() - since) * SPEED);
const json = { 'content-type': 'application/json' };

// biome-ignore lint/suspicious/noExplicitAny: answers of any call
type Answer = any;
type Call = (method: string, path: string, body?: object) => Promise<Answer>;
type Outcome = {
  seconds: number;
  calls: number;
  passes: number;
  peakMb: number;
  state: string;
  rows: number;
  items: number;
  listed: number[];
};

/** Reads everything, and waits until all of it is in the database. */
async function run(pncp: SoakPncp, disturb: boolean): Promise<Outcome> {
  const folder = mkdtempSync(join(tmpdir(), 'certame-soak-'));
  const databaseUrl = url && (await freshDatabase());
  const env = { DATABASE_URL: databaseUrl, SOURCES_LOCAL: 'true', SOURCES_CLOCK: `${SPEED} ${new Date(since).toISOString()}` };
  let running = await start(folder, env);
  let peakMb = 0;
  const call = async (method: string, path: string, body?: object) => {
    for (;;) {
      try {
        const login = await fetch(`${running.url}/jwt/login`, {
          method: 'POST',
          headers: json,
          body: '{"email":"admin@demo.com","password":"admin"}',
        });
        const authorization = `Bearer ${(await login.json()).accessToken}`;
        const answer = await fetch(`${running.url}${path}`, {
          method,
          headers: { authorization, ...(body && json) },
          ...(body && { body: JSON.stringify(body) }),
        });
        if (answer.ok) return await answer.json();
      } catch {
        // The server was killed meanwhile.
      }
      await setTimeout(500);
    }
  };
  const memory = setInterval(() => {
    try {
      const status = readFileSync(`/proc/${running.server.pid}/status`, 'utf8');
      peakMb = Math.max(peakMb, Number(/VmHWM:\s+(\d+)/.exec(status)?.[1] ?? 0) / 1024);
    } catch {
      // Between a kill and the next start.
    }
  }, 1000);
  const address = await pncp.listen();
  let restarting: Promise<void> | undefined;
  const kills = disturb ? [...KILLS] : [];
  let isAwayDue = disturb;
  pncp.calls = 0;
  pncp.onCall = () => {
    if (isAwayDue && pncp.progress.lists >= AWAY_AT) {
      isAwayDue = false;
      pncp.isAway = true;
      void setTimeout(HOUR_MS).then(() => {
        pncp.isAway = false;
      });
    }
    if (!restarting && !pncp.isAway && kills[0]?.(pncp)) {
      kills.shift();
      pncp.interrupt();
      running.server.kill('SIGKILL');
      restarting = start(folder, env).then((again) => {
        running = again;
        restarting = undefined;
      });
    }
  };
  const begun = performance.now();
  const listas = { contratos: true, atas: true, pca: true };
  await call('PATCH', '/api/fontes/pncp', { ligada: true, endereco: address, por_segundo: 50, minutos: 30, dias: DAYS + 5, listas });
  const passes = new Set<string>();
  const untilIdle = async (after: string | null) => {
    for (;;) {
      await setTimeout(500);
      const [fonte] = (await call('GET', '/api/fontes')).fontes;
      passes.add(fonte.iniciada_em);
      if (restarting || kills.length > 0 || isAwayDue || pncp.isAway) continue;
      const { importacoes } = await call('GET', '/api/importacoes?perPage=1&estado=na_fila,em_andamento');
      const isRead = fonte.lida_em !== null && fonte.lida_em !== after && fonte.pendentes + fonte.adiadas + fonte.detalhes === 0;
      if (isRead && importacoes.length === 0) return fonte.lida_em;
    }
  };
  const first = await untilIdle(null);
  const seconds = (performance.now() - begun) / 1000;
  clearInterval(memory);
  if (disturb) {
    // What changed at the end is read by one more pass, an hour after the last whole reading of a day's changes.
    pncp.changeEvery = 0;
    pncp.publishEvery = 0;
    await setTimeout(HOUR_MS);
    await call('POST', '/api/fontes/pncp/read');
    await untilIdle(first);
  }
  if (!disturb) await measureBell(pncp, call, pncp.given.size + 1);
  await call('PATCH', '/api/fontes/pncp', { ligada: false });
  await stop(running);
  const found = await readState(folder, databaseUrl);
  rmSync(folder, { recursive: true });
  return { seconds, calls: pncp.calls, passes: passes.size, peakMb, ...found };
}

/** How long it takes from a notice's publication at the source until the bell rings, the time between two passes left out. */
async function measureBell(pncp: SoakPncp, call: Call, number: number): Promise<void> {
  const search = { name: 'Soak', query: { q: 'ornitorrinco' }, columns: [], isShared: false };
  const { id } = await call('POST', '/api/licitacoes/searches', search);
  await call('PATCH', `/api/boletins/searches/${id}`, { bell: true });
  pncp.isCounting = false;
  pncp.add(number, now(), { objetoCompra: 'Compra de ornitorrinco' });
  const begun = performance.now();
  await call('POST', '/api/fontes/pncp/read');
  for (;;) {
    const { notifications } = await call('GET', '/api/notifications');
    if (notifications.some(({ kind }: { kind: string }) => kind === 'boletins.found')) break;
    await setTimeout(100);
  }
  console.log(`from the start of a pass to the bell: ${((performance.now() - begun) / 1000).toFixed(1)} s`);
}

const queries = [
  `select controle, valor_estimado, objeto, atualizacao from licitacoes where fonte = 'pncp' and objeto not like '%ornitorrinco%' order by controle`,
  `select l.controle, i.numero, i.descricao, i.quantidade, i.valor_total from lotes i join licitacoes l on l.id = i.licitacao_id
   where l.fonte = 'pncp' and l.objeto not like '%ornitorrinco%' order by l.controle, i.numero`,
  `select controle, valor_global, atualizacao from contratos where fonte = 'pncp' order by controle`,
  `select controle, cancelada, atualizacao from atas where fonte = 'pncp' order by controle`,
  `select p.controle, i.numero, i.valor_total from pca_itens i join pca_planos p on p.id = i.plano_id where p.fonte = 'pncp'
   order by p.controle, i.numero`,
] as const;

/** The notices, items, contracts, atas and items of plans as a digest, and how many there are. */
async function readState(folder: string, databaseUrl: string): Promise<Pick<Outcome, 'state' | 'rows' | 'items' | 'listed'>> {
  const hash = createHash('sha256');
  const counts: number[] = [];
  const add = (rows: readonly object[]) => {
    counts.push(rows.length);
    for (const row of rows) hash.update(JSON.stringify(Object.values(row).map(String)));
  };
  if (databaseUrl) {
    const client = new pg.Client(databaseUrl);
    await client.connect();
    for (const query of queries) add((await client.query(query)).rows);
    await client.end();
  } else {
    const database = new DatabaseSync(join(folder, 'data', 'certame.sqlite'), { readOnly: true });
    for (const query of queries) add(database.prepare(query).all());
    database.close();
  }
  return { state: hash.digest('hex').slice(0, 16), rows: counts[0] ?? 0, items: counts[1] ?? 0, listed: counts.slice(2) };
}

/** A new database beside the given one. */
async function freshDatabase(): Promise<string> {
  const name = `soak_${Date.now()}`;
  const client = new pg.Client(url);
  await client.connect();
  await client.query(`create database ${name}`);
  await client.end();
  const address = new URL(url);
  address.pathname = `/${name}`;
  return address.href;
}

function describe(title: string, { seconds, calls, peakMb, rows, items, listed }: Outcome): void {
  const perSecond = (rows / seconds).toFixed(0);
  console.log(
    `${title}: ${rows} notices and ${items} items, ${listed.join(', ')} contracts, atas and items of plans in ${seconds.toFixed(0)} s, ${perSecond} notices/s, ${calls} calls (${((calls / rows) * 1000).toFixed(0)} per 1,000 notices), at most ${peakMb.toFixed(0)} MB`,
  );
}

const pncp = new SoakPncp(notices, DAYS, now);
// A list call per 50 notices and list, and three calls for the parts of each.
const expectedCalls = notices * 2.1;
pncp.faultRate = 0.05;
pncp.changeEvery = Math.max(50, Math.floor(expectedCalls / 400));
pncp.publishEvery = Math.floor(expectedCalls / 100);
const soaked = await run(pncp, true);
describe('with faults, kills and an outage', soaked);
console.log(`Rule: a notice is listed at most twice (once more if the server was killed while it read its list), one that came meanwhile at most
twice in each of the ${soaked.passes} passes; its items are asked for at most twice, and once more for each change of it.`);
const all = [...pncp.given.values()];
const excess: Record<string, (Given & { most: number; times: number })[]> = {
  'listed, of days that are over': all
    .filter(({ isNew }) => !isNew)
    .map((one) => ({ ...one, times: one.listed, most: 2 + one.list.kills })),
  'listed, of today': all.filter(({ isNew }) => isNew).map((one) => ({ ...one, times: one.listed, most: 2 * soaked.passes })),
  items: all.map((one) => ({ ...one, times: one.items - one.changes, most: 2 })),
};
let isTooOften = false;
for (const [what, counted] of Object.entries(excess)) {
  const tooOften = counted.filter(({ times, most }) => times > most).length;
  isTooOften ||= tooOften > 0;
  const most = counted.reduce((highest, { times }) => Math.max(highest, times), 0);
  const share = (counted.reduce((sum, { times }) => sum + times, 0) / Math.max(1, counted.length)).toFixed(2);
  console.log(
    `${what}: ${counted.length} notices, ${share} times on average, at most ${most} times, ${tooOften} more often than the rule allows`,
  );
}
pncp.close();
const clean = new SoakPncp(0, DAYS, now);
clean.copy(pncp);
const compared = await run(clean, false);
describe('clean', compared);
clean.close();
console.log(
  soaked.state === compared.state
    ? `The end states are equal (${soaked.state}).`
    : `THE END STATES DIFFER: ${soaked.state}, ${compared.state}`,
);
process.exitCode = soaked.state === compared.state && !isTooOften ? 0 : 1;
