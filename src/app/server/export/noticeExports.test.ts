import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { strFromU8, unzipSync } from 'fflate';
import { beforeAll, describe, expect, test } from 'vitest';
import { createAccount, password } from '#features/auth/server/testAccount.ts';
import { type ExportJob, MOST_KEPT, MOST_UNFINISHED } from '#features/licitacoes/exports.ts';
import { checkRelease } from '#features/licitacoes/server/exports/ocds/testRelease.ts';
import { LEASE } from '#features/licitacoes/server/exports/queue.ts';
import { purgeExports } from '#features/licitacoes/server/exports/retention.ts';
import { runExport } from '#features/licitacoes/server/exports/run.ts';
import { sevenNotices } from '#features/licitacoes/server/import/sources/sevenNotices.ts';
import { importFile } from '#features/licitacoes/server/import/testImport.ts';
import { databaseFiles } from '#kit/server/files/databaseFiles.ts';
import { diskFiles } from '#kit/server/files/diskFiles.ts';
import { readAll } from '#kit/server/records/testReading.ts';
import { testDemo } from '#kit/server/testing/testDemo.ts';
import { type Call, moment } from '#kit/server/testing/testServer.ts';
import { purge } from '#kit/server/work/retention.ts';

const { server, admin, client } = testDemo();

const everything = { format: 'csv', columns: [], query: {} };
const create = (call: Call, body: object = {}) =>
  call('POST /api/licitacoes/exports', { ...everything, ...body }, { 'accept-language': 'en' });
const show = async (call: Call, id: number): Promise<ExportJob> =>
  (await call(`GET /api/licitacoes/exports/${id}`, undefined, { 'accept-language': 'en' })).json();
const status = async (answer: ReturnType<Call>) => (await answer).statusCode;

async function ended(call: Call, id: number): Promise<ExportJob> {
  for (;;) {
    const job = await show(call, id);
    if (job.state !== 'waiting' && job.state !== 'running') return job;
    await moment();
  }
}
async function finished(call: Call, body: object = {}): Promise<ExportJob> {
  const answer = await create(call, body);
  expect(answer.statusCode, answer.body).toBe(201);
  const job = await ended(call, answer.json().id);
  expect(job).toMatchObject({ state: 'done', failure: null });
  return job;
}
const download = (call: Call, id: number) => call(`GET /api/licitacoes/exports/${id}/file`);
async function bytesOf(call: Call, body: object): Promise<Buffer> {
  const { id, bytes } = await finished(call, body);
  const { rawPayload } = await download(call, id);
  expect(rawPayload).toHaveLength(bytes as number);
  return rawPayload;
}
const newAccount = async () => {
  const account = await createAccount(server);
  return { ...account, call: await server.as({ email: account.email, password }) };
};
/** The store that the server uses. */
const store = () =>
  server.database.engine.name === 'postgres' ? databaseFiles(server.database, 'exports') : diskFiles(join(server.dataDir, 'exports'), 0);
const storedFiles = async (): Promise<string[]> => {
  if (server.database.engine.name === 'sqlite')
    return (await readdir(join(server.dataDir, 'exports'))).filter((name) => !name.endsWith('.part'));
  const rows = await server.database.read.selectFrom('arquivos').select('nome').where('nome', 'like', 'exports/%').distinct().execute();
  return rows.map(({ nome }) => nome.slice('exports/'.length));
};
const fileOf = async (id: number) =>
  (await server.database.read.selectFrom('licitacoes_exports').select('file').where('id', '=', id).executeTakeFirst())?.file ?? '';
const set = (id: number, to: object) =>
  server.database.write((db) => db.updateTable('licitacoes_exports').set(to).where('id', '=', id).execute());

const purgeAll = () => {
  const steps = [purgeExports({ files: store(), onError: expect.unreachable })];
  return purge({ database: server.database, name: 'test of exports', steps }, new AbortController().signal);
};
/** Keeps the server's worker from running jobs meanwhile. */
async function withoutWorker<Result>(work: () => Promise<Result>): Promise<Result> {
  let lease = await server.database.acquireLease(LEASE);
  while (!lease) {
    await moment();
    lease = await server.database.acquireLease(LEASE);
  }
  try {
    return await work();
  } finally {
    await lease.release();
  }
}

/** Ids of the list with this query, in order. */
async function listed(query: string): Promise<string[]> {
  const { licitacoes } = (await client(`GET /api/licitacoes?perPage=100&${query}`)).json();
  return licitacoes.map(({ id }: { id: number }) => String(id));
}

beforeAll(async () => {
  await server.database.write((db) => db.deleteFrom('licitacoes').execute());
  await importFile(admin, sevenNotices());
});

describe('a file', () => {
  test.each([
    ['', {}],
    ['uf=SP&sort=valor_estimado&order=asc', { uf: ['SP'], sort: 'valor_estimado', order: 'asc' }],
    ['status=fechada,andamento', { status: ['fechada', 'andamento'] }],
    ['q=limpeza', { q: 'limpeza' }],
  ])('has the notices of the list in its order: «%s»', async (parameters, query) => {
    const expected = await listed(parameters);
    expect(expected.length).toBeGreaterThan(0);
    const text = (await bytesOf(client, { query })).toString();
    const lines = text.trim().split('\r\n').slice(1);
    expect(lines.map((line) => line.split(',')[0])).toEqual(expected);
    const { values } = await readAll([await bytesOf(client, { format: 'xlsx', query })]);
    expect(values.map((cells) => (cells as string[])[0])).toEqual(expected);
  });

  test('has all columns of the direct export, or the shown ones in their order', async () => {
    const direct = (await client('GET /api/licitacoes/export', undefined, { 'accept-language': 'en' })).body;
    expect((await bytesOf(client, {})).toString()).toBe(direct);
    const shown = (await bytesOf(client, { columns: ['star', 'objeto', 'status', 'municipio'] })).toString();
    expect(shown.split('\r\n')[0]).toBe('\uFEFFSubject,Status,Phase,Municipality,State');
  });

  test('has the selected notices alone', async () => {
    const [first, , third] = await listed('');
    const text = (await bytesOf(client, { ids: [Number(third), Number(first)] })).toString();
    expect(text.trim().split('\r\n')).toHaveLength(3);
    expect(text).toContain(`\r\n${first},`);
  });

  test('keeps texts that look like formulas from running', async () => {
    await server.database.write((db) => db.updateTable('licitacoes').set({ objeto: '=cmd()' }).where('uf', '=', 'SP').execute());
    const query = { uf: ['SP'] };
    expect((await bytesOf(client, { query, columns: ['objeto'] })).toString()).toContain("\r\n'=cmd()\r\n");
    const { values } = await readAll([await bytesOf(client, { format: 'xlsx', query, columns: ['objeto'] })]);
    expect(values[0]).toEqual(['=cmd()']);
  });

  test('as a workbook has dates and amounts as such, and a second sheet with the question', async () => {
    const columns = ['abertura', 'valor_estimado', 'objeto'];
    const query = { q: 'limpeza', uf: ['SP', 'RJ'], valorMin: 1, sort: 'valor_estimado', order: 'desc' };
    const parts = unzipSync(await bytesOf(client, { format: 'xlsx', columns, query }));
    const sheet = (n: number) => strFromU8(parts[`xl/worksheets/sheet${n}.xml`] as Uint8Array);
    expect(sheet(1)).toMatch(/<c r="A2" s="3"><v>4\d{4}\.\d+<\/v><\/c><c r="B2" s="4"><v>\d+<\/v><\/c>/);
    const texts = [...sheet(2).matchAll(/<t xml:space="preserve">([^<]*)<\/t>/g)].map(([, text]) => text);
    expect(texts).toEqual([
      ...['Criterion', 'Value', 'Exported at (Brasília time)', expect.stringMatching(/^\d{4}-\d\d-\d\d \d\d:\d\d$/), 'Notices'],
      ...['Search text', 'limpeza', 'State', 'SP, RJ', 'Estimated value from', 'Order', 'Estimated value, descending'],
    ]);
  });

  test('as OCDS is a release package with a release for each notice', async () => {
    const read = JSON.parse((await bytesOf(client, { format: 'ocds', query: { sort: 'id', order: 'asc' } })).toString());
    expect(read).toMatchObject({ version: '1.1', uri: expect.stringMatching(/^urn:uuid:/), publisher: { name: 'Certame' } });
    expect(read.releases).toHaveLength(7);
    for (const release of read.releases) checkRelease(release);
    const statuses = read.releases.map(({ tender }: { tender: { status: string } }) => tender.status);
    expect(statuses[3]).toBe('complete');
    expect(statuses[4]).toBe('cancelled');
  });
});

describe('what a format cannot hold', () => {
  test('is refused with the reason', async () => {
    const answer = await create(client, { format: 'ocds', query: { q: 'ornitorrinco' } });
    expect(answer.json()).toMatchObject({
      type: 'validation',
      faults: [{ path: 'body.format', message: expect.stringMatching(/at least one/) }],
    });
    expect(await status(create(client, { format: 'pdf' }))).toBe(400);
    expect(await status(create(client, { columns: ['objeto', 'objeto'] }))).toBe(400);
    expect(await status(create(client, { query: { sort: 'nothing' } }))).toBe(400);
  });
});

describe('an export', () => {
  test('is seen by its owner alone', async () => {
    const { id } = await finished(client);
    for (const call of [admin, (await newAccount()).call]) {
      expect(await status(call(`GET /api/licitacoes/exports/${id}`))).toBe(404);
      expect(await status(download(call, id))).toBe(404);
      expect(await status(call(`DELETE /api/licitacoes/exports/${id}`))).toBe(404);
      const { exports } = (await call('GET /api/licitacoes/exports')).json();
      expect(exports.map((job: ExportJob) => job.id)).not.toContain(id);
    }
    const { exports } = (await client('GET /api/licitacoes/exports')).json();
    expect(exports[0]).toMatchObject({ id, state: 'done', written: 7, total: 7, fileName: expect.stringMatching(/^licitacoes-.+\.csv$/) });
    expect((await download(client, id)).headers['content-disposition']).toContain('attachment');
  });

  test('is removed with its file', async () => {
    const { id } = await finished(client);
    const file = await fileOf(id);
    expect(await storedFiles()).toContain(file);
    expect(await status(client(`DELETE /api/licitacoes/exports/${id}`))).toBe(200);
    expect(await status(download(client, id))).toBe(404);
    expect(await storedFiles()).not.toContain(file);
  });

  test('can be downloaded for a day, then its row and file are deleted', async () => {
    const { id, finishedAt, expiresAt } = await finished(client);
    expect(Date.parse(expiresAt as string) - Date.parse(finishedAt as string)).toBe(24 * 3_600_000);
    const file = await fileOf(id);
    await set(id, { expires_at: new Date(Date.now() - 1000).toISOString() });
    expect(await status(download(client, id))).toBe(404);
    await purgeAll();
    expect(await fileOf(id)).toBe('');
    await expect.poll(storedFiles).not.toContain(file);
  });

  test('is deleted with its file after its account', async () => {
    const { call, id: userId } = await newAccount();
    const file = await fileOf((await finished(call)).id);
    await server.database.write((db) =>
      db.updateTable('licitacoes_exports').set({ user_id: null }).where('user_id', '=', userId).execute(),
    );
    await purgeAll();
    await expect.poll(storedFiles).not.toContain(file);
  });

  test('that a killed process left begins again, and is given up at the third time', async () => {
    const { call } = await newAccount();
    const { id } = await finished(call);
    const wake = () => finished(call);
    await set(id, { state: 'running', file: 'lost', written: 3, finished_at: null, expires_at: null });
    await wake();
    expect(await ended(call, id)).toMatchObject({ state: 'done', written: 7 });
    expect((await download(call, id)).body.trim().split('\r\n')).toHaveLength(8);
    await set(id, { state: 'running', breaks: 2, finished_at: null, expires_at: null });
    await wake();
    expect(await ended(call, id)).toMatchObject({ state: 'failed', failure: expect.stringMatching(/went wrong/) });
    expect(await status(download(call, id))).toBe(404);
  });
});

describe('an export that runs', () => {
  const allNotices = async () => {
    const rows = await server.database.read.selectFrom('licitacoes').select('id').orderBy('id').execute();
    return Uint32Array.from(rows, ({ id }) => id);
  };
  const publisher = { name: 'Certame', ocidPrefix: 'ocds-000000' };
  /** A job that a worker has just claimed. */
  async function claimed(): Promise<number> {
    const { id } = (await create(client)).json();
    await set(id, { state: 'running', attempt: 1 });
    return id;
  }
  /** Runs a job in a store that does something else before it stores the first bytes. */
  const run = async (id: number, signal: AbortSignal, act: () => unknown) => {
    const files = store();
    const save: typeof files.save = async function* (name, bytes) {
      await act();
      yield* files.save(name, bytes);
    };
    return runExport({ database: server.database, files: { ...files, save }, publisher }, id, signal, await allNotices());
  };

  test('and is cancelled leaves no file', () =>
    withoutWorker(async () => {
      const before = await storedFiles();
      const id = await claimed();
      await run(id, new AbortController().signal, () => client(`DELETE /api/licitacoes/exports/${id}`));
      expect(await show(client, id)).toMatchObject({ state: 'cancelled', bytes: null, expiresAt: expect.any(String) });
      expect(await storedFiles()).toEqual(before);
      expect(await status(client(`DELETE /api/licitacoes/exports/${id}`))).toBe(200);
      expect(await status(client(`GET /api/licitacoes/exports/${id}`))).toBe(404);
    }));

  test('and is stopped with its server waits again, and is done by the next one', async () => {
    const id = await withoutWorker(async () => {
      const running = await claimed();
      const stopping = new AbortController();
      await run(running, stopping.signal, () => stopping.abort());
      expect(await show(client, running)).toMatchObject({ state: 'waiting', written: 0 });
      return running;
    });
    await finished(client);
    expect(await ended(client, id)).toMatchObject({ state: 'done', written: 7 });
  });

  test('counts towards a limit of unfinished ones', async () => {
    const { call } = await newAccount();
    await withoutWorker(async () => {
      for (let made = 0; made < MOST_UNFINISHED; made++) expect(await status(create(call))).toBe(201);
      const refused = await create(call);
      expect(refused.json()).toMatchObject({ type: 'too-many-requests', detail: expect.stringMatching(/already have 3 exports/) });
      expect(refused.headers['retry-after']).toBeDefined();
      const { exports } = (await call('GET /api/licitacoes/exports')).json();
      expect(await status(call(`DELETE /api/licitacoes/exports/${exports[0].id}`))).toBe(200);
    });
    await finished(call);
  });

  test('replaces the oldest one of an account that keeps many', async () => {
    const { call } = await newAccount();
    const first = await finished(call);
    for (let made = 1; made < MOST_KEPT; made++) await finished(call);
    const { id } = await finished(call);
    const { exports } = (await call('GET /api/licitacoes/exports')).json();
    expect(exports).toHaveLength(MOST_KEPT);
    expect(exports[0].id).toBe(id);
    expect(await status(download(call, first.id))).toBe(404);
  });
});
