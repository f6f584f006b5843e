// Serialises the writers of one SQLite file, including those in other threads: waiting for SQLite's own lock would block a thread.
import { once } from 'node:events';
import type { MessagePort } from 'node:worker_threads';

/** Runs `job` while holding the lock. */
export type WriteLock = <T>(job: () => Promise<T>) => Promise<T>;

/** Runs jobs one after the other, in the order of the calls. */
export function makeMutex(): WriteLock {
  let last: Promise<unknown> = Promise.resolve();
  return (job) => {
    const result = last.then(job);
    last = result.catch(() => {});
    return result;
  };
}

/** Lets the thread behind `port` acquire `writeLock`. The lock is released if the thread dies. */
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

/** The write lock that another thread shares through `port`. */
export function remoteWriteLock(port: MessagePort): WriteLock {
  const mutex = makeMutex();
  return (job) =>
    mutex(async () => {
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
