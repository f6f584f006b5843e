// A server that dies in the middle of an import, again and again: what is there is whole at any moment, and in the end as if nothing had happened.
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readdir } from 'node:fs/promises';
import { request } from 'node:http';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { setTimeout } from 'node:timers/promises';
import pg from 'pg';
import { afterEach, expect, test } from 'vitest';
import type { ImportacaoDetail } from '#features/importacoes/entities.ts';
import { controlNumber, pncpRecord } from '#features/licitacoes/server/import/sources/fixtures.ts';
import type { Database } from '#kit/server/database/database.ts';
import { demoAdmin, moment, type TestData, testData } from '#kit/server/testing/testServer.ts';
import { readConfig } from '../start/config.ts';
import { openData } from '../start/data.ts';

/** Two of either kind; each run of the tests hits other moments. */
const KILLS = 4;
/** So many that they outlast the kills. */
const RECORDS = 6000;
/** Long enough for several transactions. */
const LONGEST_LIFE_MS = 120;

const servers: ChildProcess[] = [];
const places: TestData[] = [];
afterEach(async () => {
  for (const server of servers.splice(0)) await kill(server);
  for (const place of places.splice(0)) await place.drop();
});

/** New ones, ones that change others, and bad ones, so that every count is at stake. */
function fileOfRecords(length: number): string {
  const records = Array.from({ length }, (_, i) => {
    if (i % 97 === 96) return { ...pncpRecord(), numeroControlePNCP: `bad ${i}` };
    const changes = i % 10 === 9;
    return pncpRecord({
      numeroControlePNCP: controlNumber(changes ? i - 4 : i + 1),
      objetoCompra: `Aquisição ${i}`,
      valorTotalEstimado: i,
      ...(changes && { dataAtualizacaoGlobal: '2026-06-01T00:00:00' }),
    });
  });
  return JSON.stringify(records);
}

async function newPlace(): Promise<TestData> {
  const place = await testData({ demo: true });
  places.push(place);
  return place;
}

function environment({ dataDir, databaseUrl }: TestData) {
  return { DATA_DIR: dataDir, DATABASE_URL: databaseUrl ?? '', DEMO: 'true', PORT: '0', HOST: '', LOG_LEVEL: 'error', LANG: 'en_US.UTF-8' };
}

type Call = (method: string, path: string, body?: string) => Promise<Response>;

/** Starts a server, and signs in. */
async function startServer(place: TestData): Promise<{ server: ChildProcess; call: Call; url: string; headers: Record<string, string> }> {
  const env = { ...process.env, ...environment(place) };
  const server = spawn(process.execPath, [join(import.meta.dirname, '../main.ts')], { env, stdio: ['ignore', 'pipe', 'inherit'] });
  servers.push(server);
  const url = await urlOf(server);
  const login = await fetch(`${url}/jwt/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(demoAdmin),
  });
  const { accessToken } = (await login.json()) as { accessToken: string };
  const headers = { authorization: `Bearer ${accessToken}` };
  const call: Call = (method, path, body) =>
    fetch(`${url}${path}`, {
      method,
      headers: { ...headers, ...(body !== undefined && { 'content-type': 'application/octet-stream' }) },
      ...(body !== undefined && { body }),
    });
  return { server, call, url, headers };
}

async function urlOf(server: ChildProcess): Promise<string> {
  if (server.stdout) {
    for await (const line of createInterface({ input: server.stdout })) {
      const url = /http:\S+/.exec(line)?.[0];
      if (url) return url;
    }
  }
  throw new Error('The server ended without a word.');
}

async function kill(server: ChildProcess): Promise<void> {
  if (server.exitCode !== null || server.signalCode !== null) return;
  const exit = once(server, 'exit');
  server.kill('SIGKILL');
  await exit;
}

async function receive(call: Call, file: string): Promise<number> {
  const answer = await call('POST', '/api/importacoes?arquivo=registros.json', file);
  expect(answer.status).toBe(201);
  return ((await answer.json()) as ImportacaoDetail).id;
}

const show = async (call: Call, id: number) => (await (await call('GET', `/api/importacoes/${id}`)).json()) as ImportacaoDetail;

async function untilDone(call: Call, id: number): Promise<ImportacaoDetail> {
  while (true) {
    const run = await show(call, id);
    if (run.estado !== 'na_fila' && run.estado !== 'em_andamento') return run;
    await moment();
  }
}

/** How many files of imports are kept, whole or in part. */
async function keptFiles({ dataDir, databaseUrl }: TestData): Promise<number> {
  if (!databaseUrl) return (await readdir(join(dataDir, 'files')).catch(() => [])).length;
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  const { rows } = await client.query("select distinct nome from arquivos where nome not like 'attachments/%'");
  await client.end();
  return rows.length;
}

async function untilReadOn(call: Call, id: number, before: number): Promise<void> {
  while ((await show(call, id)).lidos === before);
}

/** What was imported, in an order of its own and without what differs from run to run. */
async function contents({ read }: Database) {
  const notices = await read
    .selectFrom('licitacoes')
    .innerJoin('licitacoes_registros', 'licitacao_id', 'licitacoes.id')
    .select(['controle', 'objeto', 'valor_estimado', 'atualizacao', 'digest', 'registro_digest', 'busca', 'pacote'])
    .where('fonte', '<>', 'demo')
    .orderBy('controle')
    .execute();
  const changes = await read
    .selectFrom('licitacoes_alteracoes')
    .innerJoin('licitacoes', 'licitacoes.id', 'licitacao_id')
    .select(['controle', 'campo', 'antes', 'depois'])
    .where('licitacoes.fonte', '<>', 'demo')
    .orderBy('controle')
    .orderBy('campo')
    .execute();
  const rejects = await read
    .selectFrom('importacoes_rejeitos')
    .select(['indice', 'controle', 'campo', 'motivo'])
    .orderBy('indice')
    .execute();
  return { notices, changes, rejects };
}

async function look<T>(place: TestData, at: (database: Database) => Promise<T>): Promise<T> {
  const { database, close } = await openData(readConfig(environment(place)));
  return at(database).finally(close);
}

/** As many notices as the run says it wrote, and the record of each. */
async function expectWholeRecords(place: TestData, id: number): Promise<void> {
  await look(place, async ({ read }) => {
    const run = await read.selectFrom('importacoes').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
    const count = (table: 'licitacoes' | 'licitacoes_registros') =>
      read
        .selectFrom(table)
        .select(({ fn }) => fn.countAll<number>().as('rows'))
        .executeTakeFirstOrThrow();
    const demo = await read.selectFrom('licitacoes').select('id').where('fonte', '=', 'demo').execute();
    expect((await count('licitacoes')).rows - demo.length).toBe(run.novos);
    expect((await count('licitacoes_registros')).rows - demo.length).toBe(run.novos);
    expect(run.lidos).toBe(run.novos + run.atualizados + run.inalterados + run.ignorados + run.rejeitados);
  });
}

// The embedded PostgreSQL cannot tell its connections apart, so nobody notices when one dies.
test.skipIf(process.env.TEST_POSTGRES_KIND === 'pglite')(
  'killed at four random moments, an import ends as one that ran through',
  async () => {
    const file = fileOfRecords(RECORDS);
    const killed = await newPlace();
    let { server, call } = await startServer(killed);
    const id = await receive(call, file);
    const reached: number[] = [];
    for (let i = 0; i < KILLS; i++) {
      // Said once: then it goes on by itself.
      if (i === 0) expect((await call('POST', `/api/importacoes/${id}/start`)).status).toBe(200);
      // Every other one once it writes; the rest while it is still beginning to.
      if (i % 2 === 0) await untilReadOn(call, id, reached.at(-1) ?? 0);
      await setTimeout(Math.random() * LONGEST_LIFE_MS);
      await kill(server);
      await expectWholeRecords(killed, id);
      ({ server, call } = await startServer(killed));
      const run = await show(call, id);
      expect(run.estado).toMatch(/^(na_fila|em_andamento)$/);
      reached.push(run.lidos);
    }
    expect(new Set(reached).size).toBeGreaterThan(KILLS / 3);
    const end = await untilDone(call, id);
    await kill(server);

    const straight = await newPlace();
    const other = await startServer(straight);
    const straightId = await receive(other.call, file);
    await other.call('POST', `/api/importacoes/${straightId}/start`);
    const expected = await untilDone(other.call, straightId);
    await kill(other.server);

    const counts = ({ estado, lidos, novos, atualizados, inalterados, rejeitados }: ImportacaoDetail) => ({
      estado,
      lidos,
      novos,
      atualizados,
      inalterados,
      rejeitados,
    });
    expect(counts(end)).toEqual(counts(expected));
    expect(expected).toMatchObject({ estado: 'concluida', lidos: RECORDS });
    expect(await look(killed, contents)).toEqual(await look(straight, contents));
    const told = await look(killed, ({ read }) => read.selectFrom('notifications').select('kind').where('kind', '<>', 'welcome').execute());
    const times = (kind: string) => told.filter((one) => one.kind === kind).length;
    expect(times('importacao.concluida')).toBe(1);
    expect(times('importacao.interrompida')).toBe(0);
  },
  300_000,
);

// SQLite belongs to one process, and the embedded PostgreSQL cannot tell its connections apart.
test.runIf(process.env.TEST_DATABASE_URL && process.env.TEST_POSTGRES_KIND !== 'pglite')(
  'where several servers share the data, another one goes on with the import of one that was killed',
  async () => {
    const place = await newPlace();
    const [{ server, call }, other] = [await startServer(place), await startServer(place)];
    const id = await receive(call, fileOfRecords(1000));
    await call('POST', `/api/importacoes/${id}/start`);
    await untilReadOn(call, id, 0);
    await kill(server);
    expect(await untilDone(other.call, id)).toMatchObject({ estado: 'concluida', lidos: 1000, quedas: 0, interrupcoes: 1 });
    await expectWholeRecords(place, id);
  },
  120_000,
);

test('asked to stop in the middle, a server goes on by itself at its next start', async () => {
  const place = await newPlace();
  const { server, call } = await startServer(place);
  const id = await receive(call, fileOfRecords(3000));
  await call('POST', `/api/importacoes/${id}/start`);
  await untilReadOn(call, id, 0);
  const exit = once(server, 'exit');
  server.kill('SIGTERM');
  expect(await exit).toEqual([0, null]);
  await expectWholeRecords(place, id);
  const next = await startServer(place);
  expect(await untilDone(next.call, id)).toMatchObject({ estado: 'concluida', lidos: 3000 });
}, 120_000);

test('killed while a file arrives, a server leaves nothing of it', async () => {
  const place = await newPlace();
  const { server, call, url, headers } = await startServer(place);
  const sending = request(`${url}/api/importacoes?arquivo=registros.json`, {
    method: 'POST',
    headers: { ...headers, 'content-type': 'application/octet-stream' },
  });
  // More than a piece as it is kept, and never the end.
  sending.on('error', () => {}).write(fileOfRecords(4000).slice(0, -1));
  while ((await keptFiles(place)) === 0) await call('GET', '/healthz');
  await kill(server);
  const next = await startServer(place);
  expect(((await (await next.call('GET', '/api/importacoes')).json()) as { total: number }).total).toBe(0);
  // Where several processes share the files, the others may still be at theirs: a day passes first.
  if (!place.databaseUrl) expect(await keptFiles(place)).toBe(0);
}, 60_000);
