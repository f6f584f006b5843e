// A worker thread that cleans one text after the other, until it is terminated.
import { parentPort } from 'node:worker_threads';
import { lowerPriority } from '../work/lowPriority.ts';
import { HtmlRefused } from './limits.ts';
import { type HtmlTaskName, htmlTasks } from './tasks.ts';

/** A request to the thread. */
export type HtmlRequest = { name: HtmlTaskName; given: unknown[] };
/** Its responses: that it has started, then the result. */
export type HtmlResponse = 'begun' | { result: string } | { refused: Pick<HtmlRefused, 'keyword' | 'params'> } | { error: unknown };

if (!parentPort) throw new Error('This module must run as a worker thread.');
lowerPriority();
const server = parentPort;
const answer = (said: HtmlResponse) => server.postMessage(said);

server.on('message', ({ name, given }: HtmlRequest) => {
  answer('begun');
  try {
    const work = htmlTasks[name] as (...given: unknown[]) => string;
    answer({ result: work(...given) });
  } catch (error) {
    // Instances of classes cannot be sent to another thread.
    if (error instanceof HtmlRefused) answer({ refused: { keyword: error.keyword, params: error.params } });
    else answer({ error });
  }
});
