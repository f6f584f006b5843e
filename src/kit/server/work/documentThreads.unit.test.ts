import { afterAll, describe, expect, it } from 'vitest';
import { documentThreads } from './documentThreads.ts';

/** A thread that answers with the bytes it is given, or never, or takes all memory. */
const script = `
  const { parentPort } = require('node:worker_threads');
  parentPort.on('message', ({ name, given }) => {
    if (name === 'endless') for (;;);
    if (name === 'huge') for (const kept = []; ; ) kept.push(new Array(10_000).fill(given));
    if (name === 'long') return parentPort.postMessage({ isTooLong: true });
    if (name === 'broken') return parentPort.postMessage({ error: new Error('broken') });
    parentPort.postMessage({ bytes: Uint8Array.from(given) });
  });`;
type Task = (given: number[]) => Uint8Array;
type Tasks = Record<'echo' | 'endless' | 'huge' | 'long' | 'broken', Task>;
const url = new URL(
  `data:text/javascript,${encodeURIComponent(`import { createRequire } from 'node:module'; const require = createRequire('/');${script}`)}`,
);
const threads = documentThreads<Tasks>(url);
afterAll(() => threads.close());

const staying = new AbortController().signal;
const ana = { account: 1, signal: staying };
const rui = { account: 2, signal: staying };
const tooLong = { type: 'validation', detail: { en: expect.stringContaining('too long') } };

describe('documents', () => {
  it('are written in a thread, one of an account after the other', async () => {
    const begun: number[] = [];
    const write = (n: number) =>
      threads.writes('echo')(ana, () => {
        begun.push(n);
        return [n];
      });
    const first = write(1);
    const second = write(2);
    expect(begun).toEqual([1]);
    expect([...(await first)]).toEqual([1]);
    expect([...(await second)]).toEqual([2]);
    expect(begun).toEqual([1, 2]);
  });

  it('end when nobody waits for them, and the next one of the account begins; those that waited are never prepared', async () => {
    const leaving = new AbortController();
    const gone = { account: 1, signal: leaving.signal };
    const running = threads.writes('endless')(gone, () => []);
    const waiting = threads.writes('echo')(gone, () => expect.unreachable());
    const next = threads.writes('echo')(ana, () => [7]);
    expect([...(await threads.writes('echo')(rui, () => [8]))]).toEqual([8]);
    leaving.abort('gone');
    await expect(running).rejects.toBe('gone');
    await expect(waiting).rejects.toBe('gone');
    expect([...(await next)]).toEqual([7]);
  });

  it('that take too long, too much memory or too many pages are refused, and others are written afterwards', async () => {
    const hasty = documentThreads<Tasks>(url, { timeLimitMs: 500 });
    await expect(hasty.writes('endless')(rui, () => [])).rejects.toMatchObject(tooLong);
    await hasty.close();
    const refused = (['huge', 'long'] as const).map((name) => threads.writes(name)(rui, () => [1]));
    for (const one of refused) await expect(one).rejects.toMatchObject(tooLong);
    await expect(threads.writes('broken')(rui, () => [])).rejects.toThrow('broken');
    expect([...(await threads.writes('echo')(rui, () => [9]))]).toEqual([9]);
  });

  it('that wait when the server closes are refused, and the one that is being written is finished', async () => {
    const closing = documentThreads<Tasks>(url);
    const running = closing.writes('echo')(ana, () => [5]);
    const waiting = closing.writes('echo')(ana, () => expect.unreachable());
    closing.refuse();
    expect([...(await running)]).toEqual([5]);
    await expect(waiting).rejects.toMatchObject({ type: 'unavailable' });
    await closing.close();
  });

  it('that are refused while they are prepared leave the turn to the next', async () => {
    const refused = threads.writes('echo')(ana, () => Promise.reject(new Error('no company')));
    const next = threads.writes('echo')(ana, () => [3]);
    await expect(refused).rejects.toThrow('no company');
    expect([...(await next)]).toEqual([3]);
  });
});
