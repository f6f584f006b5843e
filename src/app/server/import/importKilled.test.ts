// Servers killed in the middle of an import: the database is consistent at any moment, and the result is that of an uninterrupted import.
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readdir } from 'node:fs/promises';
import { request } from 'node:http';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { setTimeout } from 'node:timers/promises';
import pg from 'pg';
import { afterAll, expect, test } from 'vitest';
import type { ImportacaoDetail } from '#features/importacoes/entities.ts';
import { controlNumber, pncpRecord } from '#features/licitacoes/server/import/sources/fixtures.ts';
import type { Database } from '#kit/server/database/database.ts';
import { demoAdmin, moment, type TestData, testData, testServer } from '#kit/server/testing/testServer.ts';
import { readConfig } from '../start/config.ts';
import { openData } from '../start/data.ts';

/** Two after the import has written, two before; each run of the tests hits other moments. */
const KILLS = 4;
/** Enough to outlast the kills. */
const RECORDS = 4000;
/** Long enough for several transactions. */
const MAX_DELAY_MS = 80;

const servers: ChildProcess[] = [];
const places: TestData[] = [];
afterAll(async () => {
  for (const server of servers) await kill(server);
  for (const place of places) await place.drop();
});

/** New records, changes of others and faulty ones, so that every count is tested. */
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
type TestProcess = { server: ChildProcess; call: Call; url: string; headers: Record<string, string> };

/** Starts a server process, and signs in. */
async function startServer(place: TestData): Promise<TestProcess> {
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
  // A kept connection may be closed by the server in the moment that it is used again.
  const headers = { authorization: `Bearer ${accessToken}`, connection: 'close' };
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
  throw new Error('The server exited before it listened.');
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

/** The number of stored import files, complete or partial. */
async function countFiles({ dataDir, databaseUrl }: TestData): Promise<number> {
  if (!databaseUrl) return (await readdir(join(dataDir, 'files')).catch(() => [])).length;
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  const { rows } = await client.query("select distinct nome from arquivos where nome not like '%/%'");
  await client.end();
  return rows.length;
}

async function untilProgress(call: Call, id: number, before: number): Promise<void> {
  while ((await show(call, id)).lidos === before) await moment();
}

/** The imported rows, sorted, without columns that differ from run to run. */
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

async function withDatabase<T>(place: TestData, work: (database: Database) => Promise<T>): Promise<T> {
  const { database, close } = await openData(readConfig(environment(place)));
  return work(database).finally(close);
}

/** The counts of the run equal the rows it has written. */
async function expectWholeRecords(place: TestData, id: number): Promise<void> {
  await withDatabase(place, async ({ read }) => {
    const run = await read.selectFrom('importacoes').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
    const count = async (table: 'licitacoes' | 'licitacoes_registros', id: 'id' | 'licitacao_id') => {
      const notices = read.selectFrom('licitacoes').select('id').where('fonte', 'not in', ['demo', 'manual']);
      const counted = read.selectFrom(table).select(({ fn }) => fn.countAll<number>().as('rows'));
      return (await counted.where(id as 'id', 'in', notices).executeTakeFirstOrThrow()).rows;
    };
    expect(await count('licitacoes', 'id')).toBe(run.novos);
    expect(await count('licitacoes_registros', 'licitacao_id')).toBe(run.novos);
    expect(run.lidos).toBe(run.novos + run.atualizados + run.inalterados + run.ignorados + run.rejeitados);
  });
}

/** The place that the tests kill servers on, with the server that the last one has left running. */
let place: TestData;
let running: TestProcess | undefined;

test('killed during an upload, a server keeps nothing of the file', async () => {
  place = await newPlace();
  const { server, url, headers } = await startServer(place);
  const upload = request(`${url}/api/importacoes?arquivo=registros.json`, {
    method: 'POST',
    headers: { ...headers, 'content-type': 'application/octet-stream' },
  });
  // More than one stored chunk, but never complete.
  upload.on('error', () => {}).write(fileOfRecords(4000).slice(0, -1));
  while ((await countFiles(place)) === 0) await moment();
  await kill(server);
  running = await startServer(place);
  expect(((await (await running.call('GET', '/api/importacoes')).json()) as { total: number }).total).toBe(0);
  // On PostgreSQL another server may still receive the file, so its parts are kept for a day.
  if (!place.databaseUrl) expect(await countFiles(place)).toBe(0);
}, 120_000);

// With its single connection, the embedded PostgreSQL does not notice that a process died.
test.skipIf(process.env.TEST_POSTGRES_KIND === 'pglite')(
  'killed at four random moments and stopped once, an import has the same result as an uninterrupted one',
  async () => {
    const file = fileOfRecords(RECORDS);
    place ??= await newPlace();
    let { server, call } = running ?? (await startServer(place));
    const id = await receive(call, file);
    const reached: number[] = [];
    // Started once only: then each server continues it.
    expect((await call('POST', `/api/importacoes/${id}/start`)).status).toBe(200);
    for (let i = 0; i < KILLS; i++) {
      if (i % 2 === 0) await untilProgress(call, id, reached.at(-1) ?? 0);
      await setTimeout(Math.random() * MAX_DELAY_MS);
      await kill(server);
      await expectWholeRecords(place, id);
      ({ server, call } = await startServer(place));
      const run = await show(call, id);
      expect(run.estado).toMatch(/^(na_fila|em_andamento)$/);
      reached.push(run.lidos);
    }
    expect(new Set(reached).size).toBeGreaterThan(KILLS / 3);
    await untilProgress(call, id, reached.at(-1) ?? 0);
    // A fast machine may finish the import within the two seconds that a server takes to stop.
    const exit = once(server, 'exit');
    server.kill('SIGTERM');
    expect(await exit).toEqual([0, null]);
    await expectWholeRecords(place, id);
    ({ server, call } = await startServer(place));
    const end = await untilDone(call, id);
    await kill(server);

    const reference = await testServer({ demo: true });
    const admin = await reference.as(demoAdmin);
    const uninterrupted: Call = async (method, path, body) => {
      const response = await admin(`${method} ${path}`, body, body === undefined ? {} : { 'content-type': 'application/octet-stream' });
      return new Response(response.body, { status: response.statusCode });
    };
    const otherId = await receive(uninterrupted, file);
    await uninterrupted('POST', `/api/importacoes/${otherId}/start`);
    const expected = await untilDone(uninterrupted, otherId);

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
    expect(await withDatabase(place, contents)).toEqual(await contents(reference.database));
    await reference.close();
    const kinds = (
      await withDatabase(place, ({ read }) => read.selectFrom('notifications').select('kind').where('kind', '<>', 'welcome').execute())
    ).map(({ kind }) => kind);
    expect(kinds.filter((kind) => kind === 'importacao.concluida')).toHaveLength(1);
    expect(kinds).not.toContain('importacao.interrompida');
  },
  300_000,
);

// SQLite belongs to one process, and the embedded PostgreSQL has a single connection.
test.runIf(process.env.TEST_DATABASE_URL && process.env.TEST_POSTGRES_KIND !== 'pglite')(
  'another server that shares the data continues the import of one that was killed',
  async () => {
    const shared = await newPlace();
    const [{ server, call }, other] = [await startServer(shared), await startServer(shared)];
    const id = await receive(call, fileOfRecords(1000));
    await call('POST', `/api/importacoes/${id}/start`);
    await untilProgress(call, id, 0);
    await kill(server);
    expect(await untilDone(other.call, id)).toMatchObject({ estado: 'concluida', lidos: 1000, quedas: 0, interrupcoes: 1 });
    await expectWholeRecords(shared, id);
  },
  120_000,
);
