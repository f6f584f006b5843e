// A thread of a child process that ends it when it takes too much memory, or when its server has ended, however busy the process is.
import { workerData } from 'node:worker_threads';

/** `server`: the id of the process that started the child */
export type Watch = { memoryMb: number; server: number };

const LOOK_EVERY_MS = 50;

const { memoryMb, server } = workerData as Watch;
setInterval(() => {
  if (process.memoryUsage.rss() > memoryMb * 2 ** 20 || process.ppid !== server) process.kill(process.pid, 'SIGKILL');
}, LOOK_EVERY_MS);
