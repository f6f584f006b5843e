import { text } from 'node:stream/consumers';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { HEARTBEAT_MS } from '#kit/liveEvents.ts';
import { EventStream } from './eventStream.ts';

beforeEach(() => vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'Date'] }));
afterEach(() => vi.useRealTimers());

const caller = { id: 1, isAdmin: false };
const begin = (isStillThere = async () => true, until?: number) => {
  const stream = new EventStream({ ...caller, ...(until !== undefined && { until }) }, isStillThere).setEncoding('utf8');
  return stream as EventStream;
};
const eventsIn = (words: string) => [...words.matchAll(/^data: (.*)$/gm)].map(([, data]) => JSON.parse(data ?? ''));

/** Reads until so many events have come, then ends the stream. */
async function readEvents(stream: EventStream, count: number) {
  let words = '';
  for await (const piece of stream) {
    words += piece;
    if (eventsIn(words).length >= count) stream.finish();
  }
  return eventsIn(words);
}

test('a stream ends with the proof of its caller', async () => {
  const [long, over] = [text(begin(undefined, Date.now() + 60_000)), text(begin(undefined, Date.now() - 1))];
  await vi.advanceTimersByTimeAsync(0);
  expect(await over).toBe(':\n\n');
  await vi.advanceTimersByTimeAsync(59_999);
  expect(await Promise.race([long, 'still open'])).toBe('still open');
  await vi.advanceTimersByTimeAsync(1);
  expect(await long).toBe(':\n\n'.repeat(3));
});

test('ends a stream at the next heartbeat if its caller is gone or has changed, but not if the database is unavailable', async () => {
  let answer = async () => true;
  const words = text(begin(() => answer()));
  await vi.advanceTimersByTimeAsync(HEARTBEAT_MS);
  answer = async () => {
    throw new Error('The database is away.');
  };
  await vi.advanceTimersByTimeAsync(HEARTBEAT_MS);
  answer = async () => false;
  await vi.advanceTimersByTimeAsync(HEARTBEAT_MS - 1);
  expect(await Promise.race([words, 'still open'])).toBe('still open');
  await vi.advanceTimersByTimeAsync(1);
  expect(await words).toBe(':\n\n'.repeat(4));
});

test('stops checking the caller once the stream has ended', async () => {
  const isStillThere = vi.fn(async () => true);
  begin(isStillThere).destroy();
  begin(isStillThere).finish();
  await vi.advanceTimersByTimeAsync(HEARTBEAT_MS * 3);
  expect(isStillThere).not.toHaveBeenCalled();
  expect(vi.getTimerCount()).toBe(0);
});

test('sends each pending topic once, however often it was published', async () => {
  const stream = begin();
  for (let times = 0; times < 10_000; times++) stream.publish(times % 2 === 0 ? 'a' : 'b');
  expect(stream.readableLength).toBeLessThan(200);
  expect(await readEvents(stream, 2)).toEqual([{ topic: 'a' }, { topic: 'b' }]);
});

test('sends that everything changed to a client that is more than fifty topics behind', async () => {
  const [fifty, more] = [begin(), begin()];
  for (let topic = 0; topic < 50; topic++) fifty.publish(String(topic));
  for (let topic = 0; topic < 51; topic++) more.publish(String(topic));
  expect(await readEvents(fifty, 50)).toHaveLength(50);
  expect(await readEvents(more, 1)).toEqual([{ topic: '*' }]);
});

test('marks an event for all accounts, unless it was also published to the account itself', async () => {
  const stream = begin();
  stream.publish('a', true);
  stream.publish('b');
  stream.publish('c', true);
  stream.publish('c');
  stream.publish('d');
  stream.publish('d', true);
  expect(await readEvents(stream, 4)).toEqual([{ topic: 'a', isForAll: true }, { topic: 'b' }, { topic: 'c' }, { topic: 'd' }]);
});

test('a stream is over once a check in between finds its caller gone', async () => {
  let isThere = true;
  const stream = begin(async () => isThere);
  const words = text(stream);
  await stream.check();
  expect(await Promise.race([words, 'still open'])).toBe('still open');
  isThere = false;
  await stream.check();
  expect(await words).toBe(':\n\n');
});
