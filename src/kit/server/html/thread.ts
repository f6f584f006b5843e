// A thread that cleans HTML, one text after the other, until it is ended.
import { parentPort } from 'node:worker_threads';
import { lowerPriority } from '../work/lowPriority.ts';
import { HtmlRefused } from './limits.ts';
import { type HtmlTaskName, htmlTasks } from './tasks.ts';

/** What the thread is asked for. */
export type HtmlRequest = { name: HtmlTaskName; given: unknown[] };
/** What it answers: that it has begun, then what came of it. */
export type HtmlResponse = 'begun' | { result: string } | { refused: Pick<HtmlRefused, 'keyword' | 'params'> } | { error: unknown };

if (!parentPort) throw new Error('This is started as a thread of the server.');
lowerPriority();
const server = parentPort;
const answer = (said: HtmlResponse) => server.postMessage(said);

server.on('message', ({ name, given }: HtmlRequest) => {
  answer('begun');
  try {
    const work = htmlTasks[name] as (...given: unknown[]) => string;
    answer({ result: work(...given) });
  } catch (error) {
    // Classes do not pass from one thread to another.
    if (error instanceof HtmlRefused) answer({ refused: { keyword: error.keyword, params: error.params } });
    else answer({ error });
  }
});
