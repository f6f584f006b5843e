// Cleans HTML in worker threads, so that one user's text does not block other requests.
import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import { Problem, TooMany } from '#kit/errors.ts';
import { RoundRobin } from '../work/roundRobin.ts';
import type { CleaningRules } from './cleanHtml.ts';
import { assertTagLimit, countTags, HtmlRefused } from './limits.ts';
import { type HtmlTaskName, type HtmlTasks, htmlTasks } from './tasks.ts';
import type { HtmlRequest, HtmlResponse } from './thread.ts';

/** `account`: the text's owner; each account has its own queue, of which one text is processed at a time. */
export interface HtmlCleaner {
  /** Cleans `html`. @throws {HtmlRefused} for too many tags, or too much work; {TooMany} */
  clean(account: number, html: string, rules?: CleaningRules): Promise<string>;
  /** The same for a stored text: more of them may wait, because a whole mail thread is opened at once. */
  cleanStored(account: number, html: string): Promise<string>;
  /** Cleaned HTML as plain text. @throws as above */
  textOf(account: number, html: string): Promise<string>;
  /** Its first characters, on one line and without quotations. @throws as above */
  excerptOf(account: number, html: string, letters: number): Promise<string>;
  /** Ends the threads; waiting jobs fail. */
  close(): Promise<void>;
}

/** Below this, cleaning takes less than a millisecond, and less than a round trip to a thread. */
const small = { letters: 4000, marks: 150 } as const;
/** An account uses at most one of them, so that others need not wait for it. */
const MOST_THREADS = 2;
/** Running and waiting jobs: of one account, of one account's stored texts, and in total. */
const [MOST_OF_ONE, MOST_KEPT, MOST_OF_ALL] = [8, 64, 200];
/** `Retry-After` for too many jobs, in seconds. */
const TRY_AGAIN = 2;
/** The heaviest accepted text takes some tenths of a second; on a busy machine, a multiple of that. */
const TIME_LIMIT_MS = 15_000;
/** Until a new thread has loaded its modules. */
const START_LIMIT_MS = 30_000;
/** Starting a thread takes longer than cleaning a text, and drafts are saved every few seconds. */
const IDLE_MS = 10_000;
const threadLimits = { maxOldGenerationSizeMb: 128, maxYoungGenerationSizeMb: 16 };

type Job = HtmlRequest & { account: number } & PromiseWithResolvers<string>;
type Thread = { worker: Worker; job: Job | undefined; timer: NodeJS.Timeout | undefined; isEnding: boolean; exited: Promise<unknown> };

/** The parameters override the limits in tests. */
export function makeHtmlCleaner({ timeLimitMs = TIME_LIMIT_MS, resourceLimits = threadLimits } = {}): HtmlCleaner {
  const waiting = new RoundRobin<number, Job>();
  const threads = new Set<Thread>();
  let isOpen = true;

  const underWay = () => [...threads].flatMap(({ job }) => job ?? []);
  const countOf = (account: number) => waiting.countOf(account) + underWay().filter((job) => job.account === account).length;

  /** The next job of an account without a running one. */
  const nextJob = (): Job | undefined => {
    const busy = new Set(underWay().map(({ account }) => account));
    return waiting.takeNext((account) => !busy.has(account))?.piece;
  };
  const dispatch = () => {
    const idle = [...threads].find(({ job, isEnding }) => !job && !isEnding);
    if (!isOpen || (!idle && threads.size >= MOST_THREADS)) return;
    const job = nextJob();
    if (!job) return;
    begin(idle ?? start(), job);
    dispatch();
  };

  const limit = (thread: Thread, ms: number) => {
    clearTimeout(thread.timer);
    thread.timer = setTimeout(() => {
      thread.isEnding = true;
      thread.worker.terminate();
    }, ms).unref();
  };
  const begin = (thread: Thread, job: Job) => {
    thread.job = job;
    thread.worker.ref();
    limit(thread, START_LIMIT_MS);
    thread.worker.postMessage({ name: job.name, given: job.given } satisfies HtmlRequest);
  };
  const end = (thread: Thread) => {
    clearTimeout(thread.timer);
    const { job } = thread;
    thread.job = undefined;
    return job;
  };
  const start = (): Thread => {
    const worker = new Worker(new URL('./thread.ts', import.meta.url), { resourceLimits });
    const exited = once(worker, 'exit').catch(() => {});
    const thread: Thread = { worker, job: undefined, timer: undefined, isEnding: false, exited };
    let cause: unknown;
    worker.on('message', (said: HtmlResponse) => {
      if (said === 'begun') return limit(thread, timeLimitMs);
      const job = end(thread);
      worker.unref();
      limit(thread, IDLE_MS);
      if ('refused' in said) job?.reject(new HtmlRefused(said.refused.keyword, said.refused.params));
      else if ('error' in said) job?.reject(said.error);
      else job?.resolve(said.result);
      dispatch();
    });
    worker.on('error', (error) => {
      cause = error;
    });
    worker.on('exit', () => {
      threads.delete(thread);
      end(thread)?.reject(thread.isEnding || isOutOfMemory(cause) ? new HtmlRefused('maxEffort') : (cause ?? new Problem('unavailable')));
      dispatch();
    });
    threads.add(thread);
    return thread;
  };

  const run = async <Name extends HtmlTaskName>(
    { account, most = MOST_OF_ONE }: { account: number; most?: number },
    name: Name,
    ...given: Parameters<HtmlTasks[Name]>
  ): Promise<string> => {
    const [html] = given;
    if (html.length <= small.letters && countTags(html, small.marks) <= small.marks)
      return (htmlTasks[name] as (...given: unknown[]) => string)(...given);
    if (!isOpen) throw new Problem('unavailable');
    if (countOf(account) >= most || waiting.size + underWay().length >= MOST_OF_ALL) throw new TooMany(TRY_AGAIN);
    const job: Job = { name, given, account, ...Promise.withResolvers<string>() };
    waiting.add(account, job);
    dispatch();
    return job.promise;
  };

  return {
    clean: async (account, html, rules = {}) => {
      assertTagLimit(html);
      return run({ account }, 'clean', html, rules);
    },
    cleanStored: (account, html) => run({ account, most: MOST_KEPT }, 'cleanStored', html),
    textOf: (account, html) => run({ account }, 'textOf', html),
    excerptOf: (account, html, letters) => run({ account }, 'excerptOf', html, letters),
    close: async () => {
      isOpen = false;
      for (let next = waiting.takeNext(); next; next = waiting.takeNext()) next.piece.reject(new Problem('unavailable'));
      await Promise.all([...threads].map(({ worker, exited }) => Promise.all([worker.terminate(), exited])));
    },
  };
}

function isOutOfMemory(cause: unknown): boolean {
  return (cause as { code?: string } | undefined)?.code === 'ERR_WORKER_OUT_OF_MEMORY';
}
