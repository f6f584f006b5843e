// Runs long jobs (imports, exports) in a thread beside the server's, so that requests do not wait.
import { once } from 'node:events';
import { MessageChannel, type MessagePort, Worker } from 'node:worker_threads';
import type { Database } from '#kit/server/database/database.ts';
import type { Config } from '../start/config.ts';

/** What the server passes to the thread. */
export type JobThread = { config: Config; port: MessagePort; sender: string };
/** What the server sends to the thread: the id of a job to run, to stop it between two transactions, or to end. */
export type JobCommand = { id: number; given: unknown } | 'stop' | 'end';

export type JobThreads = {
  /** Runs one job at a time. @param given what the job needs of this thread @throws the error that ended the thread */
  run(id: number, signal: AbortSignal, given?: unknown): Promise<void>;
  /** Ends the idle thread. */
  close(): Promise<void>;
};

/** Much less than the default of a process: batches are small and short-lived. */
const threadLimits = { maxOldGenerationSizeMb: 96, maxYoungGenerationSizeMb: 12 };

/** A transaction is short; a longer one is rolled back. */
const STOP_DEADLINE_MS = 5000;

/** How long the thread waits for the next job: starting one takes longer than a small job, and jobs often come in series. */
const IDLE_MS = 10_000;

type Thread = { worker: Worker; hasExited: boolean; exited: Promise<unknown>; run: PromiseWithResolvers<void> };

/** @param script of the thread, which calls `runJobs` */
export function jobThreads(script: URL, config: Config, database: Database): JobThreads {
  let idle: Thread | undefined;
  let idleTimeout: NodeJS.Timeout | undefined;
  let ended: Promise<unknown> = Promise.resolve();

  const startThread = (): Thread => {
    const { port1, port2 } = new MessageChannel();
    database.shareWriteLock(port1);
    const workerData: JobThread = { config, port: port2, sender: database.signals.sender };
    const worker = new Worker(script, {
      workerData,
      transferList: [port2],
      resourceLimits: threadLimits,
    });
    const thread: Thread = { worker, hasExited: false, exited: once(worker, 'exit').catch(() => {}), run: Promise.withResolvers() };
    worker.on('message', () => thread.run.resolve());
    worker.on('error', (error) => thread.run.reject(error));
    worker.on('exit', () => {
      port1.close();
      thread.hasExited = true;
      thread.run.resolve();
      if (idle === thread) idle = undefined;
    });
    return thread;
  };
  const end = async () => {
    clearTimeout(idleTimeout);
    if (idle) {
      send(idle, 'end');
      ended = idle.exited;
      idle = undefined;
    }
    // Also waits for a thread that was asked to end before.
    await ended;
  };

  return {
    async run(id, signal, given) {
      clearTimeout(idleTimeout);
      const thread = idle ?? startThread();
      idle = undefined;
      thread.run = Promise.withResolvers();
      thread.worker.ref();
      let deadline: NodeJS.Timeout | undefined;
      const stop = () => {
        send(thread, 'stop');
        deadline = setTimeout(() => thread.worker.terminate(), STOP_DEADLINE_MS);
      };
      signal.addEventListener('abort', stop);
      send(thread, { id, given });
      if (signal.aborted) stop();
      try {
        await thread.run.promise;
      } finally {
        signal.removeEventListener('abort', stop);
        clearTimeout(deadline);
      }
      if (thread.hasExited) return;
      thread.worker.unref();
      idle = thread;
      idleTimeout = setTimeout(end, IDLE_MS);
      idleTimeout.unref();
    },
    close: end,
  };
}

function send({ worker }: Thread, command: JobCommand): void {
  worker.postMessage(command);
}
