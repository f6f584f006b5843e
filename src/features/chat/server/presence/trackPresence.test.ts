// Presence written by several processes, with a clock that the tests set.
import { afterEach, beforeEach, expect, test } from 'vitest';
import { trackConnectedUsers } from '#kit/server/events/connectedUsers.ts';
import { moment } from '#kit/server/testing/testServer.ts';
import { purgeOldPresence } from '../retention.ts';
import { testChat } from '../testChat.ts';
import { presenceOf } from './presence.ts';
import { trackPresence } from './trackPresence.ts';

const { server, ids } = testChat();

let time: number;
const now = () => new Date(time);
const wait = (minutes: number) => {
  time += minutes * 60_000;
};
const stops: (() => Promise<void>)[] = [];
beforeEach(() => {
  time = Date.now();
});
afterEach(async () => {
  for (const stop of stops.splice(0)) await stop();
});

/** A server process: the users with open streams, and what it published. */
function startProcess() {
  const readers = trackConnectedUsers();
  const published: string[] = [];
  const errors: unknown[] = [];
  const keeper = trackPresence({
    ...{ database: server.database, readers, now, graceMs: 0, publishIntervalMs: 0 },
    publish: () => published.push('all'),
    publishLocally: () => published.push('own'),
    onError: (error) => errors.push(error),
  });
  stops.push(async () => {
    await keeper.stop();
    expect(errors).toEqual([]);
  });
  return { readers, published, ...keeper };
}

const rows = () => server.database.read.selectFrom('presence').selectAll().where('user_id', '=', ids.client).execute();
async function presence(): Promise<string> {
  const all = await rows();
  const latest = (instants: (string | null)[]) =>
    instants
      .filter((instant) => instant !== null)
      .toSorted()
      .at(-1) ?? null;
  return presenceOf({ seen_at: latest(all.map((row) => row.seen_at)), active_at: latest(all.map((row) => row.active_at)) }, now());
}
const becomes = async (expected: string) => {
  while ((await presence()) !== expected) await moment();
};
const expectPublished = async (published: string[], expected: string[]) => {
  while (published.length < expected.length) await moment();
  expect(published).toEqual(expected);
};

test('makes an account online with its first stream and offline after its last, each published once; a reload is not', async () => {
  const { readers, published } = startProcess();
  readers.add(ids.client);
  await becomes('online');
  readers.add(ids.client);
  readers.remove(ids.client);
  readers.remove(ids.client);
  readers.add(ids.client);
  await expectPublished(published, ['all']);
  readers.remove(ids.client);
  await becomes('offline');
  await expectPublished(published, ['all', 'all']);
});

test('makes an account away after ten idle minutes, published once by each process; activity ends it', async () => {
  const { readers, published, beat, recordActivity } = startProcess();
  readers.add(ids.client);
  await becomes('online');
  await expectPublished(published, ['all']);
  const live = async (minutes: number) => {
    for (let halves = 0; halves < minutes * 2; halves++) {
      wait(0.5);
      await beat();
    }
  };
  await live(9);
  expect([await presence(), published]).toEqual(['online', ['all']]);
  await live(2);
  expect([await presence(), published]).toEqual(['away', ['all', 'own']]);
  await recordActivity(ids.client);
  expect(await presence()).toBe('online');
  await expectPublished(published, ['all', 'own', 'all']);
});

test('writes activity reported twice in a row once, and without a stream makes no account online', async () => {
  const { recordActivity, published } = startProcess();
  await recordActivity(ids.client);
  const written = await rows();
  wait(0.1);
  await recordActivity(ids.client);
  expect([await rows(), await presence(), published]).toEqual([written, 'offline', []]);
  wait(1);
  await recordActivity(ids.client);
  expect((await rows())[0]?.active_at).toBe(now().toISOString());
  await recordActivity(0);
});

test('shows an account as long as any process has a stream of it, and forgets a process that died within a minute', async () => {
  const [here, there] = [startProcess(), startProcess()];
  for (const { readers } of [here, there]) {
    readers.add(ids.client);
    await becomes('online');
  }
  while ((await rows()).length < 2) await moment();
  here.readers.remove(ids.client);
  while ((await rows()).every(({ seen_at }) => seen_at !== null)) await moment();
  expect(await presence()).toBe('online');
  await there.stop();
  await here.beat();
  await expectPublished(here.published, ['all']);
  wait(2);
  await here.beat();
  expect([await presence(), here.published, there.published]).toEqual(['offline', ['all', 'own'], []]);
});

test('purges rows after an hour', async () => {
  const long = new Date(Date.now() - 2 * 3_600_000).toISOString();
  const row = { user_id: ids.client, seen_at: null, active_at: null };
  await server.database.write((db) =>
    db
      .insertInto('presence')
      .values([
        { ...row, server: 'closed' },
        { ...row, server: 'old', seen_at: long, active_at: long },
        { ...row, server: 'open', seen_at: new Date().toISOString(), active_at: long },
        { ...row, server: 'active', active_at: new Date().toISOString() },
      ])
      .execute(),
  );
  expect(await server.database.write((db) => purgeOldPresence(db, 1000))).toBe(2);
  expect((await rows()).map(({ server }) => server).toSorted()).toEqual(['active', 'open']);
});
