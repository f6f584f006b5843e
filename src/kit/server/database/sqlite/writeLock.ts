// Writers of one SQLite file one after the other, also those in other threads: waiting for SQLite's own lock would block a whole thread.
import { once } from 'node:events';
import type { MessagePort } from 'node:worker_threads';

/** Runs `job` when its turn has come. */
export type WriteLock = <T>(job: () => Promise<T>) => Promise<T>;

/** One job after the other, in the order they came. */
export function makeMutex(): WriteLock {
  let last: Promise<unknown> = Promise.resolve();
  return (job) => {
    const result = last.then(job);
    last = result.catch(() => {});
    return result;
  };
}

/** Lets the thread behind `port` take its place in `turns`. A thread that dies in its turn gives it back. */
export function shareWriteLock(writeLock: WriteLock, port: MessagePort): void {
  const closed = Promise.withResolvers<void>();
  let done = closed;
  port.on('close', () => {
    closed.resolve();
    done.resolve();
  });
  port.on('message', (word: 'ask' | 'done') => {
    if (word === 'done') return done.resolve();
    writeLock(() => {
      done = Promise.withResolvers();
      port.postMessage('begin');
      return Promise.race([done.promise, closed.promise]);
    });
  });
}

/** The turns that another thread lends through `port`. */
export function remoteWriteLock(port: MessagePort): WriteLock {
  const inTurn = makeMutex();
  return (job) =>
    inTurn(async () => {
      const begun = once(port, 'message');
      port.postMessage('ask');
      await begun;
      try {
        return await job();
      } finally {
        port.postMessage('done');
      }
    });
}
