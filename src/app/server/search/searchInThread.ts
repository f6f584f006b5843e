// Runs the searches of notices and prices in a thread of their own, so that no question holds up the server.
import { once } from 'node:events';
import { MessageChannel, type Worker } from 'node:worker_threads';
import type { NoticeSearch } from '#features/licitacoes/server/search/search.ts';
import type { PrecoSearch } from '#features/precos/server/search/search.ts';
import { Problem } from '#kit/errors.ts';
import type { Database } from '#kit/server/database/database.ts';
import type { IndexState } from '#kit/server/search/live/liveIndex.ts';
import type { Config } from '../start/config.ts';
import { type SearchWorker, startSearchWorker } from './searchWorker.ts';

export type Searches = { notices: NoticeSearch; precos: PrecoSearch };
/** How the indexes and their thread are; `bytes`: memory of the thread, which has all indexes; null in this thread. */
export type SearchState = { indexes: Record<keyof Searches, IndexState>; bytes: number | null };
export type Watched = {
  /** Null: the thread does not run. */
  state(): Promise<SearchState | null>;
  /** How often the thread was started. */
  starts(): number;
};

type Name<S extends keyof Searches> = Exclude<keyof Searches[S], 'close'>;
/** Without `of`: how the thread is. */
export type SearchQuestion = { number: number; of?: keyof Searches; name: string; given: unknown[] };
export type SearchAnswer = { number: number } & (
  | { result: unknown }
  | { problem: { type: Problem['type']; detail: Problem['detail'] } }
  | { error: unknown }
);

/** A question as a function. */
type Asked<S extends keyof Searches, N extends Name<S>> = Extract<Searches[S][N], (...given: never[]) => unknown>;

type Thread = { worker: Worker; exited: Promise<unknown>; waiting: Map<number, PromiseWithResolvers<unknown>> };

/**
 * The first question starts the thread, or `start`. If it ends by an error, the questions it had fail, and the next one starts another.
 * @param early a thread that was started before the data was open
 */
export function searchInThread(
  config: Config,
  database: Database,
  onError: (error: unknown) => void,
  early?: SearchWorker,
): Searches & Watched & { start(): void } {
  let unused = early;
  let thread: Thread | undefined;
  let isClosed = false;
  let questions = 0;
  let starts = 0;

  function startThread(): Thread {
    starts++;
    const { port1, port2 } = new MessageChannel();
    database.shareWriteLock(port1);
    const { worker, open } = unused && !unused.hasEnded() ? unused : startSearchWorker();
    unused = undefined;
    open({ config, port: port2, sender: database.signals.sender });
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
    <S extends keyof Searches, N extends Name<S>>(of: S, name: N) =>
    (...given: Parameters<Asked<S, N>>): ReturnType<Asked<S, N>> => {
      if (isClosed) throw new Problem('unavailable');
      thread ??= startThread();
      return send(thread, { of, name: name as string, given }) as ReturnType<Asked<S, N>>;
    };

  function send({ worker, waiting }: Thread, asked: Omit<SearchQuestion, 'number'>): Promise<unknown> {
    const answered = Promise.withResolvers<unknown>();
    const question = { number: questions++, ...asked };
    waiting.set(question.number, answered);
    worker.ref();
    worker.postMessage(question);
    return answered.promise;
  }

  /** Each search is closed; the thread ends once. */
  const close = async () => {
    if (thread && !isClosed) {
      thread.worker.ref();
      thread.worker.postMessage('end');
    }
    isClosed = true;
    await thread?.exited;
  };

  return {
    start: () => {
      thread ??= startThread();
    },
    state: async () => (thread && !isClosed ? (send(thread, { name: 'state', given: [] }) as Promise<SearchState>) : null),
    starts: () => starts,
    notices: {
      ...{ find: ask('notices', 'find'), all: ask('notices', 'all'), count: ask('notices', 'count'), match: ask('notices', 'match') },
      ...{ neighbours: ask('notices', 'neighbours'), facets: ask('notices', 'facets'), loosenings: ask('notices', 'loosenings') },
      countNewer: ask('notices', 'countNewer'),
      close,
    },
    precos: {
      ...{
        statistics: ask('precos', 'statistics'),
        choose: ask('precos', 'choose'),
        find: ask('precos', 'find'),
        all: ask('precos', 'all'),
      },
      close,
    },
  };
}
