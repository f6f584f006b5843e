// Writes documents (PDF, DOCX) in threads beside the server's: one at a time for an account, within a time limit, and only while
// somebody waits.
import { Worker } from 'node:worker_threads';
import { type LocalizedText, Problem } from '#kit/errors.ts';
import { FairQueue } from './fairQueue.ts';

/** Who the document is for. `signal` aborts once nobody waits for it any more. */
export type DocumentFor = { account: number; signal: AbortSignal };
/**
 * Writes a document of what `prepare` returns, which is asked for when it is the account's turn.
 * @returns the bytes of the file
 * @throws {Problem} `validation` if it is too long for the limits; {TooMany}; the signal's reason
 */
export type WriteDocument<Given> = (by: DocumentFor, prepare: () => Given | Promise<Given>) => Promise<Uint8Array>;

/** What a thread is sent, and what it answers. */
export type DocumentTask = { name: string; given: unknown };
export type DocumentAnswer = { bytes: Uint8Array } | { isTooLong: true } | { error: unknown };

export interface DocumentThreads<Tasks extends object> {
  /** @param name of one of the thread's tasks */
  writes<Name extends keyof Tasks & string>(name: Name): WriteDocument<Given<Tasks[Name]>>;
  /** Refuses further documents and those that wait; what is being written is finished. */
  refuse(): void;
  /** Ends the threads; documents under way fail. */
  close(): Promise<void>;
}
type Given<Task> = Task extends (given: infer What) => unknown ? What : never;

/** An account uses one of them, so that others need not wait for it. */
const MOST_THREADS = 2;
const queue = { concurrency: MOST_THREADS, maxWaiting: 200, maxPerAccount: 20, maxWaitMs: 120_000 };
/** The longest document takes some seconds; on a busy machine, a multiple of that. */
const TIME_LIMIT_MS = 30_000;
/** A new thread takes longer than a short document. */
const IDLE_MS = 10_000;
const threadLimits = { maxOldGenerationSizeMb: 256, maxYoungGenerationSizeMb: 16 };

const tooLong: LocalizedText = {
  pt: 'O documento ficaria longo demais. Reduza os itens ou os textos.',
  en: 'The document would be too long. Use fewer items or shorter texts.',
  fr: 'Le document serait trop long. Réduisez les articles ou les textes.',
  de: 'Das Dokument würde zu lang. Kürzen Sie die Positionen oder die Texte.',
};

/** @param script of the thread, which calls `writeDocuments`; `timeLimitMs` is the limit of one document */
export function documentThreads<Tasks extends object>(script: URL, { timeLimitMs = TIME_LIMIT_MS } = {}): DocumentThreads<Tasks> {
  const turns = new FairQueue<number>(queue);
  const idle = new Map<Worker, NodeJS.Timeout>();
  const threads = new Set<Worker>();
  let isOpen = true;

  const start = (): Worker => {
    const worker = new Worker(script, { resourceLimits: threadLimits });
    threads.add(worker);
    worker.on('error', () => {});
    worker.on('exit', () => {
      threads.delete(worker);
      clearTimeout(idle.get(worker));
      idle.delete(worker);
    });
    return worker;
  };
  const take = (): Worker => {
    const [waiting] = idle;
    if (!waiting) return start();
    const [worker, timer] = waiting;
    clearTimeout(timer);
    idle.delete(worker);
    worker.ref();
    return worker;
  };
  const leave = (worker: Worker) => {
    worker.unref();
    idle.set(worker, setTimeout(() => worker.terminate(), IDLE_MS).unref());
  };

  const run = (task: DocumentTask, signal: AbortSignal): Promise<Uint8Array> => {
    const worker = take();
    const { promise, resolve, reject } = Promise.withResolvers<Uint8Array>();
    const fail = (reason: unknown) => {
      reject(reason);
      void worker.terminate();
    };
    const giveUp = () => fail(signal.reason);
    const onMessage = (answer: DocumentAnswer) => {
      if ('bytes' in answer) resolve(answer.bytes);
      else reject('error' in answer ? answer.error : new Problem('validation', tooLong));
      leave(worker);
    };
    const onError = (error: unknown) =>
      fail((error as { code?: string }).code === 'ERR_WORKER_OUT_OF_MEMORY' ? new Problem('validation', tooLong) : error);
    const onExit = () => fail(new Problem('unavailable'));
    const timer = setTimeout(() => fail(new Problem('validation', tooLong)), timeLimitMs);
    signal.addEventListener('abort', giveUp, { once: true });
    worker.on('message', onMessage).on('error', onError).on('exit', onExit);
    worker.postMessage(task);
    return promise.finally(() => {
      clearTimeout(timer);
      signal.removeEventListener('abort', giveUp);
      worker.off('message', onMessage).off('error', onError).off('exit', onExit);
    });
  };

  return {
    writes: (name) => (by, prepare) =>
      turns.run(by.account, async () => {
        by.signal.throwIfAborted();
        if (!isOpen) throw new Problem('unavailable');
        const given = await prepare();
        by.signal.throwIfAborted();
        return run({ name, given }, by.signal);
      }),
    refuse: () => {
      isOpen = false;
    },
    close: async () => {
      await Promise.all([...threads].map((worker) => worker.terminate()));
    },
  };
}
