// A thread that runs jobs, one after the other, until it is asked to end.
import { parentPort, workerData } from 'node:worker_threads';
import type { Config } from '../start/config.ts';
import { openDataAgain } from '../start/data.ts';
import type { JobCommand, JobThread } from './jobThreads.ts';

type Opened = Awaited<ReturnType<typeof openDataAgain>> & { config: Config };
/** Runs a job until it has ended, or `signal` aborts. */
type RunJob = (id: number, signal: AbortSignal, given: unknown) => Promise<void>;

/** Opens the data and runs what the server sends. An error ends the thread, and rejects the caller's promise. */
export async function runJobs(makeRun: (opened: Opened) => RunJob): Promise<void> {
  if (!parentPort) throw new Error('This module runs only as a thread of the server.');
  const server = parentPort;
  const { config, port, sender } = workerData as JobThread;
  let stopping = new AbortController();
  const opened = await openDataAgain(config, { port, sender });
  const run = makeRun({ ...opened, config });

  const work = async (id: number, given: unknown) => {
    stopping = new AbortController();
    await run(id, stopping.signal, given);
    server.postMessage('done');
  };
  const end = async () => {
    server.close();
    await opened.database.close();
    port.close();
  };
  server.on('message', (command: JobCommand) => {
    if (command === 'stop') stopping.abort();
    else if (command === 'end') void end();
    else void work(command.id, command.given);
  });
}
