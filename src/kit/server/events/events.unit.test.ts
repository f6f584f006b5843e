// Two processes and what travels between them, in memory.
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Queries, Signals } from '../database/database.ts';
import type { EventStream } from './eventStream.ts';
import { makeEvents } from './events.ts';

const PAUSE_MS = 2000;
beforeEach(() => vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'] }));
afterEach(() => vi.useRealTimers());

/** Several who hear each other, and what was sent among them. */
function makeNet() {
  const sent: { text: string; within: Queries | undefined }[] = [];
  const listeners: { of: number; hear: (text: string) => void; missed: () => void }[] = [];
  const errors: unknown[] = [];
  const join = async (of: number) => {
    const signals: Signals = {
      sender: String(of),
      send: async (text, within) => {
        sent.push({ text, within });
        for (const listener of listeners) if (listener.of !== of) listener.hear(text);
      },
      listen: async (hear, missed) => {
        listeners.push({ of, hear, missed });
        return async () => {};
      },
    };
    const events = makeEvents(signals, (error) => errors.push(error), ['chat']);
    await events.listen();
    return events;
  };
  return { join, sent, listeners, errors };
}

type Events = Awaited<ReturnType<ReturnType<typeof makeNet>['join']>>;

/** A stream of this account, and the topics it has told. */
function follow(events: Events, id: number, isAdmin = false) {
  const caller = { id, isAdmin };
  const context = { caller, authenticateAgain: async () => caller, request: { method: 'GET' } };
  const stream = events.routes.handlers.follow?.({}, context) as EventStream;
  const told: unknown[] = [];
  stream.setEncoding('utf8').on('data', (words: string) => {
    for (const [, data] of words.matchAll(/^data: (.*)$/gm)) told.push(JSON.parse(data ?? ''));
  });
  return { stream, told };
}

/** Lets what was pushed flow. */
const flow = () => new Promise((resolve) => setImmediate(resolve));

test('delivers events to accounts, admins and everybody, in both processes', async () => {
  const net = makeNet();
  const [one, two] = [await net.join(1), await net.join(2)];
  const readers = [follow(one, 7), follow(two, 7), follow(two, 8, true)];
  one.publish([7], 'own');
  one.publish('admins', 'theirs');
  one.publish('everybody', 'all');
  await flow();
  const all = { topic: 'all', isForAll: true };
  expect(readers.map(({ told }) => told)).toEqual([
    [{ topic: 'own' }, all],
    [{ topic: 'own' }, all],
    [{ topic: 'theirs' }, all],
  ]);
});

test('publishes an event immediately, then throttles repetitions for two seconds without losing the last', async () => {
  const net = makeNet();
  const [one, two] = [await net.join(1), await net.join(2)];
  const readers = [follow(one, 7), follow(two, 7)];
  for (let times = 0; times < 100; times++) {
    one.publish('everybody', 'a');
    one.publish([7], 'a');
  }
  await flow();
  expect(net.sent).toHaveLength(2);
  await vi.advanceTimersByTimeAsync(PAUSE_MS - 1);
  expect(net.sent).toHaveLength(2);
  await vi.advanceTimersByTimeAsync(1);
  await flow();
  expect(net.sent).toHaveLength(4);
  await vi.advanceTimersByTimeAsync(PAUSE_MS * 5);
  expect(net.sent).toHaveLength(4);
  for (const { told } of readers) expect(told.length).toBeLessThanOrEqual(4);
  one.publish([7], 'a');
  one.publish([7], 'a');
  await one.close();
  expect(net.sent).toHaveLength(6);
});

test('throttles urgent topics for a much shorter time', async () => {
  const net = makeNet();
  const [one, two] = [await net.join(1), await net.join(2)];
  const { told } = follow(two, 7);
  for (let times = 0; times < 3; times++) one.publish([7], 'chat');
  await flow();
  expect(told).toHaveLength(1);
  await vi.advanceTimersByTimeAsync(PAUSE_MS / 5);
  await flow();
  expect(told.length).toBeGreaterThan(1);
});

test('lists of many accounts travel in parts that fit a signal', async () => {
  const net = makeNet();
  const [one, two] = [await net.join(1), await net.join(2)];
  const ids = Array.from({ length: 1001 }, (_, index) => 1_000_000_000 + index);
  const last = follow(two, ids[1000] as number);
  one.publish(ids, 'a');
  await flow();
  expect(net.sent.map(({ text }) => JSON.parse(text).to.length)).toEqual([400, 400, 201]);
  expect(net.sent.every(({ text }) => text.length < 7900)).toBe(true);
  expect(last.told).toEqual([{ topic: 'a' }]);
});

test('publishes to other processes within the transaction, and here only afterwards', async () => {
  const net = makeNet();
  const [one, two] = [await net.join(1), await net.join(2)];
  const [here, there] = [follow(one, 7), follow(two, 7)];
  const db = {} as Queries;
  await one.publishToOthersAtCommit(db, [7], 'a');
  await flow();
  expect([net.sent[0]?.within, here.told, there.told]).toEqual([db, [], [{ topic: 'a' }]]);
  one.publishHere([7], 'a');
  await flow();
  expect([net.sent.length, here.told, there.told]).toEqual([1, [{ topic: 'a' }], [{ topic: 'a' }]]);
});

test.each(['x', '', '{', 'null', '[]', '{"to":"nobody","topic":"a"}', '{"to":["7"],"topic":"a"}', '{"to":[7]}', '{"to":{},"topic":"a"}'])(
  'a signal that none of ours sends (%s) is reported, and taken for "anything may have changed"',
  async (text) => {
    const net = makeNet();
    const reader = follow(await net.join(1), 7);
    net.listeners[0]?.hear(text);
    await flow();
    expect([net.errors.length, reader.told]).toEqual([1, [{ topic: '*', isForAll: true }]]);
  },
);

test('makes all browsers refetch everything after a gap in the signals', async () => {
  const net = makeNet();
  const reader = follow(await net.join(1), 7);
  net.listeners[0]?.missed();
  await flow();
  expect(reader.told).toEqual([{ topic: '*', isForAll: true }]);
});

test('the twenty-first stream of an account is refused until one of its others ends', async () => {
  const events = await makeNet().join(1);
  const streams = Array.from({ length: 20 }, () => follow(events, 7));
  expect(() => follow(events, 7)).toThrow(expect.objectContaining({ type: 'too-many-requests', retryAfter: 60 }));
  follow(events, 8);
  streams[5]?.stream.destroy();
  await flow();
  follow(events, 7);
});

test('closing does not wait for a database that has stopped to answer', async () => {
  const never = new Promise<never>(() => {});
  const events = makeEvents({ sender: '1', send: () => never, listen: async () => () => never }, () => {});
  await events.listen();
  events.publish('everybody', 'a');
  const closed = events.close().then(() => 'closed');
  await vi.advanceTimersByTimeAsync(2000);
  expect(await Promise.race([closed, flow()])).toBe('closed');
});

test('an account reads from its first stream to its last, and a command is no reader', async () => {
  const events = await makeNet().join(1);
  const changes: unknown[] = [];
  events.connectedUsers.onChange((userId, isReading) => changes.push([userId, isReading]));
  const [first, second] = [follow(events, 7), follow(events, 7)];
  follow(events, 0);
  expect([events.connectedUsers.ids(), events.connectedUsers.has(7), changes]).toEqual([[7], true, [[7, true]]]);
  first.stream.destroy();
  await flow();
  expect(changes).toEqual([[7, true]]);
  second.stream.destroy();
  await flow();
  expect([events.connectedUsers.ids(), changes]).toEqual([
    [],
    [
      [7, true],
      [7, false],
    ],
  ]);
});
