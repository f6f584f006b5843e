import { beforeEach, describe, expect, test, vi } from 'vitest';
import { makeSeals, type Seals } from '#kit/server/secrets/seals.ts';
import { serverForFile } from '#kit/server/testing/testDemo.ts';
import { purge } from '#kit/server/work/retention.ts';
import { makeRecord } from '../record.ts';
import { purgeOldEvents } from '../retention.ts';
import { append } from './append.ts';
import { beginChain } from './begin.ts';
import { hashOf } from './hashes.ts';
import { chainedColumns, verifyAudit } from './verify.ts';

const server = serverForFile();
const keyed = makeSeals(['k3Jx9QmZ2vLw8RtYp0sDf7HgB4nC6aUe'], 'audit log');
const HOUR_MS = 3_600_000;
const fromNow = (hours: number) => new Date(Date.now() + hours * HOUR_MS).toISOString();

/** Begins a chain of `names.length` entries. @returns their ids */
async function begin(seals: Seals, names: string[] = ['Ana', 'Rui', 'Eva', 'Ivo', 'Lia']): Promise<number[]> {
  await server.database.write(async (db) => {
    await db.deleteFrom('audit_events').execute();
    await db.deleteFrom('audit_chain').execute();
  });
  await beginChain(server.database, seals, { warn: () => {} });
  return recordAll(seals, names);
}

async function recordAll(seals: Seals, names: string[]): Promise<number[]> {
  const record = makeRecord({ nameOf: async () => undefined, seals, onRecorded: () => {} });
  for (const name of names)
    await server.database.write((db) =>
      record(db, null, { kind: 'signedIn', actor: { id: 901, name }, details: { b: 1, a: [{ z: 1, y: null }] } }),
    );
  return (await server.database.read.selectFrom('audit_events').select('id').orderBy('id').execute()).map(({ id }) => id);
}

const verify = (seals: Seals) => verifyAudit(server.database, seals);
const change = (id: number, values: Record<string, unknown>) =>
  server.database.write((db) => db.updateTable('audit_events').set(values).where('id', '=', id).execute());
const remove = (...ids: number[]) => server.database.write((db) => db.deleteFrom('audit_events').where('id', 'in', ids).execute());
/** Begins the chain anew with entries of other times. */
async function chainAnew(seals: Seals, times: Record<number, string>) {
  for (const [id, at] of Object.entries(times)) await change(Number(id), { at });
  await server.database.write(async (db) => {
    await db.updateTable('audit_events').set({ position: null, hash: '', seal: '' }).execute();
    await db.deleteFrom('audit_chain').execute();
  });
  await beginChain(server.database, seals, { warn: () => {} });
}
const runRetention = (seals: Seals) =>
  purge({ database: server.database, name: 'test', steps: [purgeOldEvents(seals)] }, new AbortController().signal);

describe.each([
  ['without SECRET_KEY', makeSeals([], 'audit log')],
  ['with SECRET_KEY', keyed],
])('%s', (_, seals) => {
  let ids: number[];
  beforeEach(async () => {
    ids = await begin(seals);
  });

  test('an untouched log is intact up to its last entry', async () => {
    expect(await verify(seals)).toMatchObject({ isIntact: true, isSealed: seals.isKeyed, entries: 5, faults: 0, first: null });
    const [{ at }] = (await server.database.read.selectFrom('audit_events').select('at').orderBy('id', 'desc').limit(1).execute()) as [
      { at: string },
    ];
    expect((await verify(seals)).until).toBe(at);
  });

  test('a removed entry shows at the one after it', async () => {
    await remove(ids[2] as number);
    expect(await verify(seals)).toMatchObject({ isIntact: false, first: { kind: 'missing', event: ids[3] } });
  });

  test.each([
    { actor_name: 'Eva Prado' },
    { at: '2026-01-01T00:00:00.000Z' },
    { kind: 'signedOut' },
    { address: '192.0.2.1' },
    { subject_id: 4 },
    { details: '{"b":1,"a":[{"z":1,"y":0}]}' },
  ])('an entry with another value shows: %o', async (values) => {
    await change(ids[2] as number, values);
    expect(await verify(seals)).toMatchObject({ isIntact: false, faults: 1, first: { kind: 'changed', event: ids[2] } });
  });

  test('columns that the server derives anew do not count', async () => {
    await change(ids[2] as number, { busca: 'eva', device: 'mobile' });
    expect((await verify(seals)).isIntact).toBe(true);
  });

  test('removed last entries show, also after further ones', async () => {
    await remove(ids[3] as number, ids[4] as number);
    expect(await verify(seals)).toMatchObject({ isIntact: false, first: { kind: 'missing', event: null } });
    const all = await recordAll(seals, ['Nara']);
    expect(await verify(seals)).toMatchObject({ first: { kind: 'missing', event: all.at(-1) } });
  });

  test('a removed record of the ends shows', async () => {
    await server.database.write((db) => db.deleteFrom('audit_chain').execute());
    expect(await verify(seals)).toMatchObject({ isIntact: false, first: { kind: 'state' } });
  });

  describe('an entry without a place', () => {
    const row = { kind: 'signedIn', actor_id: 1, actor_name: 'X', subject_type: '', subject_id: null, subject_name: '' } as const;
    const insert = (at: string) =>
      server.database.write((db) =>
        db
          .insertInto('audit_events')
          .values({ ...row, at, address: '', user_agent: '', details: '{}' as never, busca: '' })
          .execute(),
      );
    const start = () => beginChain(server.database, seals, { warn: () => {} });

    test('gets one at a start during an upgrade, when servers of the version before still record', async () => {
      await insert(fromNow(1));
      await start();
      expect(await verify(seals)).toMatchObject({ isIntact: true, entries: 6 });
      await insert(fromNow(25));
      await start();
      expect(await verify(seals)).toMatchObject({ isIntact: false, entries: 6, first: { kind: 'added' } });
    });

    test('shows a day after the chain was begun, whatever its time, and no start seals it', async () => {
      const times = vi.useFakeTimers({ toFake: ['Date'] });
      try {
        times.setSystemTime(Date.now() + 25 * HOUR_MS);
        for (const hours of [-24 * 30, -24, 0]) {
          await insert(fromNow(hours));
          await start();
        }
        expect(await verify(seals)).toMatchObject({ isIntact: false, entries: 5, first: { kind: 'added' } });
      } finally {
        vi.useRealTimers();
      }
    });
  });

  test('retention removes from the beginning, which leaves the log intact and still guards what follows', async () => {
    await chainAnew(seals, { [ids[0] as number]: fromNow(-24 * 732), [ids[1] as number]: fromNow(-24 * 732) });
    await runRetention(seals);
    expect(await verify(seals)).toMatchObject({ isIntact: true, entries: 3 });
    await recordAll(seals, ['Nara']);
    expect(await verify(seals)).toMatchObject({ isIntact: true, entries: 4 });
    await remove(ids[2] as number);
    expect(await verify(seals)).toMatchObject({ isIntact: false, first: { kind: 'missing', event: ids[3] } });
  });

  test('a clock set back removes nothing', async () => {
    await chainAnew(seals, Object.fromEntries(ids.map((id) => [id, fromNow(24)])));
    await runRetention(seals);
    expect(await verify(seals)).toMatchObject({ isIntact: true, entries: 5 });
  });

  test('entries recorded while the clock was ahead go with the old ones after them', async () => {
    const [one, two, three] = ids as [number, number, number];
    await chainAnew(seals, { [one]: fromNow(24), [two]: fromNow(-24 * 732), [three]: fromNow(24) });
    await runRetention(seals);
    expect(await verify(seals)).toMatchObject({ isIntact: true, entries: 3 });
  });

  test('entries made old, so that retention removes them, leave a mark', async () => {
    await change(ids[0] as number, { at: fromNow(-24 * 732) });
    await runRetention(seals);
    expect(await verify(seals)).toMatchObject({ isIntact: false, entries: 4, first: { kind: 'purged', event: null } });
  });

  test('transactions that record before and after taking another lock all get their place', async () => {
    await server.database.write((db) =>
      db
        .insertInto('settings')
        .values({ name: 'chainTest', value: '0', changed_at: fromNow(0) })
        .onConflict((known) => known.doNothing())
        .execute(),
    );
    const record = makeRecord({ nameOf: async () => undefined, seals, onRecorded: () => {} });
    const at = Array.from({ length: 24 }, (__, n) => n);
    await Promise.all(
      at.map((n) =>
        server.database.write(async (db) => {
          const add = () => record(db, null, { kind: 'signedIn', actor: { id: 901, name: `Ana ${n}` } });
          if (n % 2 === 0) await add();
          await db
            .updateTable('settings')
            .set({ value: String(n) })
            .where('name', '=', 'chainTest')
            .execute();
          if (n % 2 === 1 || n % 3 === 0) await add();
        }),
      ),
    );
    expect(await verify(seals)).toMatchObject({ isIntact: true, entries: 5 + 24 + 4 });
  });

  test('a failed transaction takes no place', async () => {
    const record = makeRecord({ nameOf: async () => undefined, seals, onRecorded: () => {} });
    const failed = server.database.write(async (db) => {
      await record(db, null, { kind: 'signedIn', actor: { id: 901, name: 'Ana' } });
      throw new Error('on purpose');
    });
    await expect(failed).rejects.toThrow('on purpose');
    await recordAll(seals, ['Nara']);
    expect(await verify(seals)).toMatchObject({ isIntact: true, entries: 6 });
  });
});

describe('one who changes the database without the key', () => {
  /** Changes an entry and computes all hashes after it anew, as the source shows how. */
  async function forge(id: number, seal: (old: string) => string, withEnd: boolean) {
    await change(id, { actor_name: 'Mallory' });
    const rows = await server.database.read.selectFrom('audit_events').select(chainedColumns).orderBy('position').execute();
    let hash = '';
    for (const row of rows) {
      hash = hashOf(row.position as number, hash, row);
      if (row.id >= id) await change(row.id, { hash, seal: seal(row.seal) });
    }
    if (withEnd) await server.database.write((db) => db.updateTable('audit_chain').set({ hash }).where('place', '=', 'end').execute());
  }

  test.each([
    ['keeps the seals', (old: string) => old, 'changed'],
    ['removes the seals', () => '', 'changed'],
    ['invents a key', () => `0123456789abcdef.${'A'.repeat(43)}`, 'changed'],
  ])('and %s is found at the first entry changed, now and after further entries', async (_, seal, kind) => {
    const ids = await begin(keyed);
    await forge(ids[2] as number, seal, false);
    expect(await verify(keyed)).toMatchObject({ isIntact: false, first: { kind, event: ids[2] } });
    await recordAll(keyed, ['Nara']);
    expect(await verify(keyed)).toMatchObject({ isIntact: false, first: { kind, event: ids[2] } });
  });

  test('and computes the end anew too is found, and later entries of the server do not confirm it', async () => {
    const ids = await begin(keyed);
    await forge(ids[2] as number, () => '', true);
    expect(await verify(keyed)).toMatchObject({ isIntact: false, isSealed: false, first: { kind: 'state' } });
    const all = await recordAll(keyed, ['Nara']);
    expect(await verify(keyed)).toMatchObject({ isIntact: false, first: { kind: 'restarted', event: all.at(-1) } });
  });

  test('and puts back an end that is true of earlier entries is found, unless it is an old copy of all', async () => {
    const ids = await begin(keyed);
    const [{ hash }] = (await server.database.read
      .selectFrom('audit_events')
      .select('hash')
      .where('id', '=', ids[3] as number)
      .execute()) as [{ hash: string }];
    await remove(ids[4] as number);
    await server.database.write((db) => db.updateTable('audit_chain').set({ hash, position: 4 }).where('place', '=', 'end').execute());
    expect(await verify(keyed)).toMatchObject({ isIntact: false, first: { kind: 'state' } });
  });
});

test('without the key nothing is added to a log that is sealed, since that would break it', async () => {
  await begin(keyed);
  await expect(server.database.write((db) => append(db, makeSeals([], 'audit log'), async () => []))).rejects.toThrow(
    'SECRET_KEY is not set',
  );
});
