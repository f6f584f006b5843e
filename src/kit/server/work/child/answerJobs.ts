// A child process that does one job after the other, until its server or its watch ends it.
import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import type { Watch } from './watchThread.ts';

/** A job; its bytes, so many, follow on the standard input. */
export type ToChild<Given> = { given: Given; size: number };
/** That the process has started, pieces of the result, then its rest, with the memory that the process has now. */
export type FromChild<Part, Result> = { begun: true } | { part: Part } | { result: Result; memoryMb: number };

/** @param work does a job. An error ends the process. */
export function answerJobs<Given, Part, Result>(work: (given: Given, bytes: Buffer, send: (part: Part) => void) => Promise<Result>): void {
  const workerData: Watch = { memoryMb: Number(process.argv[2]), server: process.ppid };
  new Worker(new URL('./watchThread.ts', import.meta.url), { workerData }).unref();
  const send = (said: FromChild<Part, Result>) => process.send?.(said);
  process.on('disconnect', () => process.exit());
  // A terminal sends them to all its processes; when this one ends is for the server to say.
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => {});
  process.on('message', async ({ given, size }: ToChild<Given>) => {
    const result = await work(given, await take(size), (part) => send({ part }));
    send({ result, memoryMb: process.memoryUsage.rss() / 2 ** 20 });
  });
  send({ begun: true });
}

async function take(size: number): Promise<Buffer> {
  const bytes = Buffer.allocUnsafeSlow(size);
  for (let at = 0; at < size; ) {
    const piece: Buffer | null = process.stdin.read();
    if (piece) at += piece.copy(bytes, at);
    else await once(process.stdin, 'readable');
  }
  return bytes;
}
