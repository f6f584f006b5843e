// Starts the search's thread, without what a server imports besides: its modules load while the server's do.
import { MessageChannel, type MessagePort, Worker } from 'node:worker_threads';
import type { Config } from '../start/config.ts';

/** What the server passes to the thread. */
export type SearchThread = { config: Config; port: MessagePort; sender: string };
/** What the thread gets at its start: through `opening` it receives a `SearchThread`. */
export type SearchWorkerData = { opening: MessagePort };

/** `open`: to be called once, when the data is open. `hasEnded`: whether it can answer nothing any more. */
export type SearchWorker = { worker: Worker; hasEnded(): boolean; open(thread: SearchThread): void };

/** The indexes themselves are outside of these, but for the names of bodies and suppliers: answers are short-lived. */
const resourceLimits = { maxOldGenerationSizeMb: 1024, maxYoungGenerationSizeMb: 12 };

export function startSearchWorker(): SearchWorker {
  const { port1, port2 } = new MessageChannel();
  const workerData: SearchWorkerData = { opening: port2 };
  const worker = new Worker(new URL('./searchThread.ts', import.meta.url), { workerData, transferList: [port2], resourceLimits });
  let hasEnded = false;
  // Without a listener an error would end the process before anything can explain it; the next thread fails in the same way.
  worker.once('error', () => {
    hasEnded = true;
  });
  worker.once('exit', () => {
    hasEnded = true;
  });
  // The process waits for answers, not for an idle thread.
  worker.unref();
  return {
    worker,
    hasEnded: () => hasEnded,
    open: (thread) => {
      port1.postMessage(thread, [thread.port]);
      port1.close();
    },
  };
}
