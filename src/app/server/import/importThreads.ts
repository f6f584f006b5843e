// The thread that works imports off beside the server's own, so that nobody waits for them.
import { once } from 'node:events';
import { MessageChannel, type MessagePort, Worker } from 'node:worker_threads';
import type { Database } from '#kit/server/database/database.ts';
import type { Config } from '../start/config.ts';

/** What the server's thread gives to the one that works imports off. */
export type ImportThread = { config: Config; port: MessagePort; sender: string };
/** What it says to it: an import to work off, to stop that one between two transactions, or to end. */
export type ImportWord = number | 'stop' | 'end';

export type ImportThreads = {
  /** One import at a time. @throws what the thread died of */
  run(id: number, signal: AbortSignal): Promise<void>;
  /** Ends the thread that waits for another import. */
  close(): Promise<void>;
};

/** Much less than a process takes by default: batches are small, and what is done with them is thrown away. */
const threadLimits = { maxOldGenerationSizeMb: 96, maxYoungGenerationSizeMb: 12 };

/** A transaction takes a moment; one that takes longer is taken back. */
const STOP_DEADLINE_MS = 5000;

/** To start a thread takes longer than to import a small file, and files often come in rows: so long it waits for the next one. */
const IDLE_MS = 10_000;

type Thread = { worker: Worker; isOver: boolean; exited: Promise<unknown>; under: PromiseWithResolvers<void> };

export function importThreads(config: Config, database: Database): ImportThreads {
  let idle: Thread | undefined;
  let giveUp: NodeJS.Timeout | undefined;
  let ended: Promise<unknown> = Promise.resolve();

  const begin = (): Thread => {
    const { port1, port2 } = new MessageChannel();
    database.shareWriteLock(port1);
    const workerData: ImportThread = { config, port: port2, sender: database.signals.sender };
    const worker = new Worker(new URL('./importThread.ts', import.meta.url), {
      workerData,
      transferList: [port2],
      resourceLimits: threadLimits,
    });
    const thread: Thread = { worker, isOver: false, exited: once(worker, 'exit').catch(() => {}), under: Promise.withResolvers() };
    worker.on('message', () => thread.under.resolve());
    worker.on('error', (error) => thread.under.reject(error));
    worker.on('exit', () => {
      port1.close();
      thread.isOver = true;
      thread.under.resolve();
      if (idle === thread) idle = undefined;
    });
    return thread;
  };
  const end = async () => {
    clearTimeout(giveUp);
    if (idle) {
      say(idle, 'end');
      ended = idle.exited;
      idle = undefined;
    }
    // Also of the one that was told before.
    await ended;
  };

  return {
    async run(id, signal) {
      clearTimeout(giveUp);
      const thread = idle ?? begin();
      idle = undefined;
      thread.under = Promise.withResolvers();
      thread.worker.ref();
      let deadline: NodeJS.Timeout | undefined;
      const stop = () => {
        say(thread, 'stop');
        deadline = setTimeout(() => thread.worker.terminate(), STOP_DEADLINE_MS);
      };
      signal.addEventListener('abort', stop);
      say(thread, id);
      if (signal.aborted) stop();
      try {
        await thread.under.promise;
      } finally {
        signal.removeEventListener('abort', stop);
        clearTimeout(deadline);
      }
      if (thread.isOver) return;
      thread.worker.unref();
      idle = thread;
      giveUp = setTimeout(end, IDLE_MS);
      giveUp.unref();
    },
    close: end,
  };
}

function say({ worker }: Thread, word: ImportWord): void {
  worker.postMessage(word);
}
