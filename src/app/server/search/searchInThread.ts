// Runs the search of notices in a thread of its own, so that no question holds up the server.
import { once } from 'node:events';
import { MessageChannel, type MessagePort, Worker } from 'node:worker_threads';
import type { NoticeSearch } from '#features/licitacoes/server/search/search.ts';
import { Problem } from '#kit/errors.ts';
import type { Database } from '#kit/server/database/database.ts';
import type { Config } from '../start/config.ts';

/** What the server passes to the thread. */
export type SearchThread = { config: Config; port: MessagePort; sender: string };
type Name = Exclude<keyof NoticeSearch, 'close'>;
export type SearchQuestion = { number: number; name: Name; given: unknown[] };
export type SearchAnswer = { number: number } & (
  | { result: unknown }
  | { problem: { type: Problem['type']; detail: Problem['detail'] } }
  | { error: unknown }
);

/** The index itself is outside of these: answers are short-lived. */
const resourceLimits = { maxOldGenerationSizeMb: 1024, maxYoungGenerationSizeMb: 12 };

type Thread = { worker: Worker; exited: Promise<unknown>; waiting: Map<number, PromiseWithResolvers<unknown>> };

/** The first question starts the thread, or `start`. If it ends by an error, the questions it had fail, and the next one starts another. */
export function searchInThread(config: Config, database: Database, onError: (error: unknown) => void): NoticeSearch & { start(): void } {
  let thread: Thread | undefined;
  let isClosed = false;
  let questions = 0;

  function startThread(): Thread {
    const { port1, port2 } = new MessageChannel();
    database.shareWriteLock(port1);
    const workerData: SearchThread = { config, port: port2, sender: database.signals.sender };
    const worker = new Worker(new URL('./searchThread.ts', import.meta.url), { workerData, transferList: [port2], resourceLimits });
    // The process waits for answers, not for an idle thread.
    worker.unref();
    const started: Thread = { worker, exited: once(worker, 'exit').catch(() => {}), waiting: new Map() };
    worker.on('message', (answer: SearchAnswer) => {
      const asked = started.waiting.get(answer.number);
      started.waiting.delete(answer.number);
      if (started.waiting.size === 0) worker.unref();
      if ('result' in answer) asked?.resolve(answer.result);
      else asked?.reject('problem' in answer ? new Problem(answer.problem.type, answer.problem.detail) : answer.error);
    });
    worker.on('error', onError);
    worker.on('exit', () => {
      port1.close();
      if (thread === started) thread = undefined;
      for (const { reject } of started.waiting.values()) reject(new Problem('unavailable'));
    });
    return started;
  }

  const ask =
    <N extends Name>(name: N) =>
    (...given: Parameters<NoticeSearch[N]>): ReturnType<NoticeSearch[N]> => {
      if (isClosed) throw new Problem('unavailable');
      thread ??= startThread();
      const asked = Promise.withResolvers<unknown>();
      const question: SearchQuestion = { number: questions++, name, given };
      thread.waiting.set(question.number, asked);
      thread.worker.ref();
      thread.worker.postMessage(question);
      return asked.promise as ReturnType<NoticeSearch[N]>;
    };

  return {
    start: () => {
      thread ??= startThread();
    },
    find: ask('find'),
    all: ask('all'),
    count: ask('count'),
    neighbours: ask('neighbours'),
    facets: ask('facets'),
    loosenings: ask('loosenings'),
    countNewer: ask('countNewer'),
    match: ask('match'),
    close: async () => {
      isClosed = true;
      if (!thread) return;
      thread.worker.ref();
      thread.worker.postMessage('end');
      await thread.exited;
    },
  };
}
