// Files in an object store: what goes over the wire, and what happens when the store is away, full, slow or set up wrongly.
import { buffer } from 'node:stream/consumers';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { TestObjectStore } from '../testing/testObjectStore.ts';
import { checkObjects } from './checkObjects.ts';
import { MissingFile } from './fileStore.ts';
import { objectFiles, partSizeFor } from './objectFiles.ts';
import { type ObjectPlace, openObjects } from './objectStore.ts';

const PART = 5 * 2 ** 20;
const DAY_MS = 86_400_000;

let store: TestObjectStore;
beforeEach(async () => {
  store = new TestObjectStore();
  await store.listen();
});
afterEach(() => store.close());

const filesOf = (limitMs?: number) => objectFiles(openObjects(store.place(), { limitMs, pauseMs: 1 }), 'attachments', PART);
const pattern = Uint8Array.from({ length: 251 }, (_, at) => (at * 31) % 251);
const patterned = (size: number) => Buffer.alloc(size, pattern);
/** In pieces of a buffer that is used again, as some producers do. */
async function* inPieces(bytes: Buffer, size = 100_000) {
  const piece = Buffer.alloc(size);
  for (let at = 0; at < bytes.length; at += size) {
    const length = bytes.copy(piece, 0, at);
    yield piece.subarray(0, length);
  }
}
async function save(files: ReturnType<typeof filesOf>, name: string, bytes: AsyncIterable<Uint8Array>) {
  for await (const _ of files.save(name, bytes));
}

describe('a file', () => {
  test('of one part is stored by one call, a large one in parts of one size, and both are read unchanged', async () => {
    const files = filesOf();
    const [small, large] = [patterned(70_000), patterned(2 * PART + 123_456)];
    await save(files, 'small', inPieces(small));
    expect(store.calls).toEqual(['PUT']);
    await save(files, 'large', inPieces(large));
    expect(store.calls.slice(1)).toEqual(['POST uploads', 'PUT uploadId', 'PUT uploadId', 'PUT uploadId', 'POST uploadId']);
    expect([...store.objects.keys()]).toEqual(['certame/attachments/small', 'certame/attachments/large']);
    expect((await buffer(files.read('small'))).equals(small)).toBe(true);
    expect((await buffer(files.read('large'))).equals(large)).toBe(true);
  });

  test('whose size is that of a part, and an empty one, are stored', async () => {
    const files = filesOf();
    for (const size of [PART, 0]) {
      await save(files, 'some', inPieces(patterned(size)));
      expect((await buffer(files.read('some'))).length).toBe(size);
    }
    expect(store.uploads.size).toBe(0);
  });

  test('is stored in a bucket that the host names, and without a folder', async () => {
    const other = new TestObjectStore({ isInHost: true });
    await other.listen();
    const objects = openObjects(other.place(''));
    await save(objectFiles(objects, 'files'), 'edital nº 1 (a+b)!.pdf', inPieces(patterned(10)));
    expect([...other.objects.keys()]).toEqual(['files/edital nº 1 (a+b)!.pdf']);
    expect(await Array.fromAsync(objects.list('files/'), ({ name }) => name)).toEqual(['files/edital nº 1 (a+b)!.pdf']);
    await other.close();
  });

  test.each([
    ['parts', 3 * PART],
    ['one call', 1000],
  ])('that breaks off on its way in %s leaves nothing', async (_, size) => {
    const files = filesOf();
    const broken = async function* () {
      yield* inPieces(patterned(size));
      throw new Error('The client went away.');
    };
    await expect(save(files, 'a', broken())).rejects.toThrow('The client went away.');
    for await (const _ of files.save('a', inPieces(patterned(size)))) if (size < PART || store.uploads.size > 0) break;
    expect([store.objects.size, store.uploads.size]).toEqual([0, 0]);
  });

  test('that cannot be completed leaves nothing, also when the store says so after 200', async () => {
    const files = filesOf();
    store.refusal = { status: 200, code: 'InternalError', when: (call) => call === 'POST uploadId' };
    await expect(save(files, 'a', inPieces(patterned(2 * PART)))).rejects.toMatchObject({ type: 'unavailable' });
    expect([store.objects.size, store.uploads.size]).toEqual([0, 0]);
  });

  test('that is not there is missing; one whose bucket is gone is not', async () => {
    await expect(buffer(filesOf().read('none'))).rejects.toThrow(MissingFile);
    store.refusal = { status: 404, code: 'NoSuchBucket' };
    await expect(buffer(filesOf().read('none'))).rejects.toMatchObject({ type: 'unavailable' });
  });

  test('is removed, and removing it again is no fault', async () => {
    const files = filesOf();
    await save(files, 'a', inPieces(patterned(10)));
    await files.remove('a');
    await files.remove('a');
    expect(store.objects.size).toBe(0);
  });
});

test('removes what nobody names and what never ended, unless it is young or in another folder', async () => {
  store.page = 2;
  const old = new Date(Date.now() - 2 * DAY_MS);
  const put = (key: string, modified: Date) => store.objects.set(`certame/${key}`, { bytes: Buffer.from('x'), modified });
  for (const name of ['lost1', 'named', 'lost2', 'lost3']) put(`attachments/${name}`, old);
  put('attachments/young', new Date());
  put('attachments-old/other', old);
  put('exports/other', old);
  const begin = (id: string, key: string, begun: Date) => store.uploads.set(id, { key: `certame/${key}`, begun, parts: new Map() });
  begin('1', 'attachments/a', old);
  begin('2', 'attachments/b', new Date());
  begin('3', 'exports/c', old);
  await filesOf().removeAllBut(new Set(['named']));
  expect([...store.objects.keys()].sort()).toEqual([
    ...['certame/attachments-old/other', 'certame/attachments/named', 'certame/attachments/young', 'certame/exports/other'],
  ]);
  expect([...store.uploads.keys()]).toEqual(['2', '3']);
});

describe('a store', () => {
  test('that fails twice is asked again', async () => {
    store.refusal = { status: 503, code: 'SlowDown', times: 2 };
    const files = filesOf();
    await save(files, 'a', inPieces(patterned(10)));
    expect(store.calls).toEqual(['PUT', 'PUT', 'PUT']);
    let cuts = 1;
    store.cuts = () => cuts-- > 0;
    expect((await buffer(files.read('a'))).length).toBe(10);
  });

  test('that is away is reported as such, with the reason for the log, and holds nothing half-written', async () => {
    const files = filesOf();
    let cut = false;
    store.cuts = () => cut;
    const breaking = async function* () {
      yield* inPieces(patterned(PART + 1));
      cut = true;
    };
    await expect(save(files, 'a', breaking())).rejects.toMatchObject({ type: 'unavailable', retryAfter: 10, status: 503 });
    expect(store.objects.size).toBe(0);
    const { port } = new URL(store.origin);
    await store.close();
    const reason = `The object store does not answer (connect ECONNREFUSED 127.0.0.1:${port}).`;
    for (const call of [() => files.remove('a'), () => buffer(files.read('a')), () => files.removeAllBut(new Set())])
      await expect(call()).rejects.toMatchObject({ type: 'unavailable', cause: { message: reason } });
    await store.listen();
  });

  test('that does not answer, or stops within a file, is not waited for without end', async () => {
    const files = filesOf(200);
    await save(files, 'a', inPieces(patterned(200_000)));
    store.stalls = (call) => call === 'GET';
    const read = async () => {
      let size = 0;
      for await (const chunk of files.read('a')) size += chunk.length;
      expect.fail(`read ${size} bytes`);
    };
    await expect(read()).rejects.toMatchObject({ type: 'unavailable' });
    store.stalls = (call) => call === 'PUT';
    await expect(save(files, 'b', inPieces(patterned(10)))).rejects.toMatchObject({ type: 'unavailable' });
  });

  test.each([
    [507, 'XMinioStorageFull'],
    [403, 'QuotaExceeded'],
  ])('that is full (%i %s) is answered as full', async (status, code) => {
    store.refusal = { status, code };
    await expect(save(filesOf(), 'a', inPieces(patterned(10)))).rejects.toMatchObject({ type: 'insufficient-storage', cause: { code } });
    expect(store.calls.filter((call) => call === 'PUT')).toHaveLength(1);
  });
});

describe('the check at the start', () => {
  const check = (change: Partial<ObjectPlace> = {}) => {
    const place = { ...store.place(), ...change };
    return checkObjects(openObjects(place, { pauseMs: 1 }), place);
  };

  test('writes and leaves nothing', async () => {
    expect(await check()).toBeNull();
    expect(store.calls).toEqual(['GET list-type', 'PUT', 'DELETE']);
    expect(store.objects.size).toBe(0);
  });

  test.each<[string, Partial<ObjectPlace>]>([
    ['FILES_S3_ACCESS_KEY', { accessKey: 'OTHER' }],
    ['FILES_S3_SECRET_KEY', { secretKey: 'other' }],
    ['FILES_S3_REGION', { region: 'elsewhere' }],
  ])('names %s if it is wrong, without its value', async (name, change) => {
    const { message } = await check(change).then(
      () => expect.fail('It was accepted.'),
      (error) => error,
    );
    expect(message).toContain(`/papers/certame: The object store answered`);
    expect(message).toContain(`check ${name}`);
    for (const value of Object.values(change)) expect(message).not.toContain(value);
  });

  test('names the bucket if it is wrong, and the rights of the key', async () => {
    await expect(check({ url: `${store.origin}/other` })).rejects.toThrow(/\/other\/certame: .*404 NoSuchBucket\. .*FILES_S3_BUCKET/);
    store.refusal = { status: 403, code: 'AccessDenied', when: (call) => call === 'PUT' };
    await expect(check()).rejects.toThrow(/403 AccessDenied\. The key may not list, write and delete there/);
  });

  test('does not end the start while the store is away or full', async () => {
    store.cuts = () => true;
    expect(await check()).toMatch(/^Files cannot be stored at 127\.0\.0\.1:\d+\/papers\/certame: The object store does not answer/);
    store.cuts = () => false;
    store.refusal = { status: 507, code: 'StorageFull' };
    expect(await check()).toContain('507 StorageFull');
  });
});

test('parts grow with the largest file, so that there are never too many', () => {
  const [usual, largest] = [4096, 1_000_000].map((megabytes) => megabytes * 2 ** 20) as [number, number];
  expect(partSizeFor(usual)).toBe(8 * 2 ** 20);
  expect(largest / partSizeFor(largest)).toBeLessThanOrEqual(10_000);
});
