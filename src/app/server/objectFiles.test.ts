// The product with an object store for its files, on both engines: uploads, downloads, removal, backups, and a store that is away or wrong.
import { existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { parseExposition } from '#kit/server/metrics/testExposition.ts';
import { TestObjectStore } from '#kit/server/testing/testObjectStore.ts';
import {
  type Call,
  demoClient,
  type TestData,
  type TestServer,
  testData,
  testServer,
  testServerOn,
} from '#kit/server/testing/testServer.ts';
import { explainFailure } from './start/explainFailure.ts';
import { type Backup, makeBackup } from './transfer/backup.ts';
import { checkBackup } from './transfer/checkBackup.ts';
import { moveData } from './transfer/move.ts';
import { type Place, placeOf } from './transfer/places.ts';
import { restoreBackup } from './transfer/restore.ts';
import { openAt, readAsUser, unsealed } from './transfer/testTransfer.ts';
import { verifyData } from './transfer/verifyData.ts';

type Attachment = { id: string; url: string };

const store = new TestObjectStore();
beforeAll(() => store.listen());
afterAll(() => store.close());
afterEach(() => Object.assign(store, { refusal: null, cuts: () => false }));

const newDraft = async (call: Call): Promise<number> =>
  (await call('POST /api/email/drafts', { to: [], cc: [], bcc: [], subject: '', message: '' })).json().id;
const attach = (call: Call, draft: number, bytes: Buffer) =>
  call(`POST /api/email/drafts/${draft}/attachments?fileName=memorial.pdf`, bytes, {
    ...{ 'content-type': 'application/octet-stream', 'accept-language': 'en' },
  });
const attachmentsOf = async (call: Call, draft: number): Promise<Attachment[]> =>
  (await call(`GET /api/email/drafts/${draft}`)).json().attachments;

describe('a server with an object store', () => {
  let server: TestServer;
  let client: Call;
  beforeAll(async () => {
    server = await testServer({ demo: true, env: store.env('app') });
    client = await server.as(demoClient);
  });
  afterAll(() => server.close());

  /** Files on the disk or in the database. */
  const countOwn = async () => {
    if (server.database.engine.name === 'sqlite') return readdirSync(join(server.dataDir, 'attachments')).length;
    const { rows } = await sql<{ n: string }>`select count(*) as n from arquivos`.execute(server.database.read);
    return Number(rows[0]?.n);
  };
  const inStore = () => [...store.objects.keys()].filter((key) => key.startsWith('app/attachments/'));

  test('keeps an attachment there and nowhere else, shows it, and removes it', async () => {
    const [own, before] = [await countOwn(), inStore()];
    const draft = await newDraft(client);
    // More than a part.
    const bytes = Buffer.alloc(9 * 2 ** 20, '%PDF-1.4 conteúdo ');
    const kept = await attach(client, draft, bytes);
    expect(kept.statusCode).toBe(201);
    const [name = '', ...more] = inStore().filter((key) => !before.includes(key));
    expect(more).toEqual([]);
    expect(store.objects.get(name)?.bytes.equals(bytes)).toBe(true);
    expect(await countOwn()).toBe(own);
    const served = await server.call(`GET ${kept.json().url}`);
    expect([served.statusCode, served.rawPayload.equals(bytes)]).toEqual([200, true]);
    await client(`DELETE /api/email/drafts/${draft}/attachments/${kept.json().id}`);
    expect(inStore()).toEqual(before);
  });

  test('answers 503 with the reason while the store is away, keeps nothing half-written, and goes on afterwards', async () => {
    const draft = await newDraft(client);
    const kept = (await attach(client, draft, Buffer.from('%PDF-1.4 one'))).json();
    const before = inStore();
    store.cuts = () => true;
    const refused = await attach(client, draft, Buffer.from('%PDF-1.4 two'));
    expect([refused.statusCode, refused.headers['retry-after']]).toEqual([503, '10']);
    expect(refused.json()).toMatchObject({ type: 'unavailable', detail: 'The file storage is not responding. Try again in a moment.' });
    expect((await server.call(`GET ${kept.url}`)).statusCode).toBe(503);
    const { find } = parseExposition((await server.call('GET /metrics')).body);
    expect(find('certame_object_store_calls_total', { result: 'away' })).toBeGreaterThan(1);
    // Nothing else needs it.
    expect((await server.call('GET /readyz')).statusCode).toBe(200);
    expect(await attachmentsOf(client, draft)).toHaveLength(1);
    store.cuts = () => false;
    expect(inStore()).toEqual(before);
    expect((await server.call(`GET ${kept.url}`)).body).toBe('%PDF-1.4 one');
    expect((await attach(client, draft, Buffer.from('%PDF-1.4 two'))).statusCode).toBe(201);
  });

  test('answers that the storage is full if the store says so', async () => {
    const draft = await newDraft(client);
    store.refusal = { status: 403, code: 'QuotaExceeded', when: (call) => call === 'PUT' };
    const refused = await attach(client, draft, Buffer.from('%PDF-1.4'));
    expect(refused.json()).toMatchObject({ status: 507, type: 'insufficient-storage' });
    expect(await attachmentsOf(client, draft)).toEqual([]);
  });
});

test('what was stored before the store was configured is still read and removed', async () => {
  const data = await testData({ demo: true });
  const { drop } = data;
  const before = await testServerOn({ ...data, drop: async () => {} }, { demo: true });
  const draft = await newDraft(await before.as(demoClient));
  const first = (await attach(await before.as(demoClient), draft, Buffer.from('%PDF-1.4 before'))).json();
  await before.close();
  const after = await testServerOn({ ...data, drop }, { demo: true, env: store.env('later') });
  const call = await after.as(demoClient);
  expect((await attach(call, draft, Buffer.from('%PDF-1.4 after'))).statusCode).toBe(201);
  const bodies = await Promise.all((await attachmentsOf(call, draft)).map(async ({ url }) => (await after.call(`GET ${url}`)).body));
  expect(bodies).toEqual(['%PDF-1.4 before', '%PDF-1.4 after']);
  await call(`DELETE /api/email/drafts/${draft}/attachments/${first.id}`);
  expect(await attachmentsOf(call, draft)).toHaveLength(1);
  await after.close();
});

test('a wrong key ends the start with the reason, a store that is away does not', async () => {
  const data = await testData();
  const error = await openAt(placeOf(data), { ...store.env(), FILES_S3_SECRET_KEY: 'wrong', DEMO: 'false' }).then(
    () => expect.fail('It started.'),
    (caught) => caught,
  );
  expect(explainFailure(error)).toMatch(/^Files cannot be stored at .*\/papers\/certame: .*403 SignatureDoesNotMatch.*FILES_S3_SECRET_KEY/);
  store.cuts = () => true;
  await (await openAt(placeOf(data), { ...store.env(), DEMO: 'false' })).close();
  await data.drop();
});

// The embedded PostgreSQL has a single database, which a copy cannot share with its source.
describe.skipIf(process.env.TEST_POSTGRES_KIND === 'pglite')('a backup', () => {
  let folder: string;
  let product: Awaited<ReturnType<typeof openAt>>;
  let from: Place;
  let made: Backup;
  let wanted: Awaited<ReturnType<typeof readAsUser>>;
  const all: TestData[] = [];
  const emptyPlace = async (): Promise<Place> => {
    const place = await testData();
    all.push(place);
    return placeOf(place);
  };
  beforeAll(async () => {
    folder = mkdtempSync(join(process.env.TEST_FOLDER as string, 'objects-'));
    const data = await testData();
    all.push(data);
    from = { ...placeOf(data), objects: store.place('source') };
    product = await openAt(from, store.env('source'));
    made = await makeBackup(from, folder, new Date(), [], () => {});
    wanted = await readAsUser(product);
  });
  afterAll(async () => {
    await product.close();
    for (const one of all) await one.drop();
    rmSync(folder, { recursive: true });
  });

  const inTarget = () => [...store.objects.keys()].filter((key) => key.startsWith('target/'));
  const restore = async (to: Place, env: Record<string, string>) => {
    await restoreBackup(made.folder, to, unsealed, () => {});
    const stored = inTarget().length;
    expect(await verifyData(to)).toEqual([]);
    const restored = await openAt(to, env);
    const found = await readAsUser(restored);
    await restored.close();
    return { found, stored };
  };

  test('has the files of the object store, and is restored into another one, which must be empty', async () => {
    const { missing, files } = await checkBackup(made.folder, unsealed);
    expect(missing).toEqual([]);
    expect(files.map((file) => file.folder)).toEqual(expect.arrayContaining(['attachments', 'certidoes', 'propostas']));
    const { found, stored } = await restore({ ...(await emptyPlace()), objects: store.place('target') }, store.env('target'));
    expect(found).toEqual(wanted);
    expect(wanted.attachments.length).toBeGreaterThan(3);
    expect(stored).toBe(files.length);
    await expect(
      restoreBackup(made.folder, { ...(await emptyPlace()), objects: store.place('target') }, unsealed, () => {}),
    ).rejects.toMatchObject({
      ...{ reason: 'notEmpty', about: expect.stringMatching(/\/papers\/target$/) },
    });
  });

  test('is restored beside the rows if no object store is configured', async () => {
    const before = inTarget();
    const { found } = await restore(await emptyPlace(), {});
    expect(found).toEqual(wanted);
    expect(inTarget()).toEqual(before);
  });

  test('tells what the object store lacks, as the check of the live data does', async () => {
    const [key = ''] = [...store.objects.keys()].filter((name) => name.startsWith('source/attachments/'));
    const kept = store.objects.get(key);
    store.objects.delete(key);
    const path = key.slice('source/'.length);
    expect(await verifyData(from)).toContainEqual({ kind: 'missing', about: path });
    expect((await makeBackup(from, join(folder, 'lacking'), new Date(), [], () => {})).missing).toEqual([path]);
    store.objects.set(key, { bytes: Buffer.from('x'), modified: new Date() });
    expect(await verifyData(from)).toContainEqual({ kind: 'damaged', about: expect.stringMatching(`^${path} \\(1 ≠ \\d+\\)$`) });
    store.objects.set(key, kept as NonNullable<typeof kept>);
    store.cuts = () => true;
    await expect(makeBackup(from, join(folder, 'away'), new Date(), [], () => {})).rejects.toThrow('The object store does not answer');
    expect(readdirSync(join(folder, 'away'))).toEqual([]);
  });
});

// Both engines are needed, and PGlite has a single connection.
test.skipIf(!process.env.TEST_DATABASE_URL || process.env.TEST_POSTGRES_KIND === 'pglite')(
  'a move to the other database leaves files in the object store where they are, and puts the others there',
  async () => {
    const data = await testData({ demo: true });
    const server = await testServerOn({ ...data, drop: async () => {} }, { demo: true, env: store.env('moved') });
    const client = await server.as(demoClient);
    await attach(client, await newDraft(client), Buffer.from('%PDF-1.4 in the store'));
    await server.close();
    const inStore = () => [...store.objects.keys()].filter((key) => key.startsWith('moved/attachments/'));
    const before = inStore();
    expect(before).toHaveLength(1);
    const folder = mkdtempSync(join(process.env.TEST_FOLDER as string, 'moved-'));
    const to: Place = { engine: 'sqlite', folder, objects: store.place('moved') };
    await moveData({ ...placeOf(data), objects: store.place('moved') }, to, () => {});
    expect(inStore()).toEqual(expect.arrayContaining(before));
    expect(inStore().length).toBeGreaterThan(3);
    expect(existsSync(join(folder, 'attachments'))).toBe(false);
    expect(await verifyData(to)).toEqual([]);
    await data.drop();
    rmSync(folder, { recursive: true });
  },
);
