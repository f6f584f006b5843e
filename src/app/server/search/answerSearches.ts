// Answers the questions of the server about notices and prices, in a thread of its own.
import { once } from 'node:events';
import { join } from 'node:path';
import { parentPort, workerData } from 'node:worker_threads';
import { noticeIndex } from '#features/licitacoes/server/search/noticeIndex.ts';
import { precoIndex } from '#features/precos/server/search/precoIndex.ts';
import { Problem } from '#kit/errors.ts';
import { identityOf, openDataAgain } from '../start/data.ts';
import { giveBackMemory } from '../start/giveBackMemory.ts';
import type { SearchAnswer, SearchQuestion, SearchState } from './searchInThread.ts';
import type { SearchThread, SearchWorkerData } from './searchWorker.ts';

if (!parentPort) throw new Error('This module runs only as a thread of the server.');
const server = parentPort;

const [{ config, port, sender }] = (await once((workerData as SearchWorkerData).opening, 'message')) as [SearchThread];

const { database } = await openDataAgain(config, { port, sender });
const optionsOf = (name: string) => ({
  database,
  snapshot: { file: join(config.dataDir, 'search', `${name}.index`), key: identityOf(config) },
  onError: (error: unknown) => console.error(error),
});
const indexes = { notices: noticeIndex(optionsOf('licitacoes')), precos: precoIndex(optionsOf('precos')) };
for (const index of Object.values(indexes)) index.follow();
giveBackMemory();

server.on('message', (question: SearchQuestion | 'end') => void (question === 'end' ? end() : answer(question)));

async function answer({ number, of, name, given }: SearchQuestion): Promise<void> {
  const send = (said: SearchAnswer) => server.postMessage(said);
  if (!of) return send({ number, result: state() });
  try {
    const asked = indexes[of] as unknown as Record<string, (...given: unknown[]) => Promise<unknown>>;
    send({ number, result: await asked[name]?.(...given) });
  } catch (error) {
    // Instances of classes cannot be sent to another thread.
    if (error instanceof Problem) send({ number, problem: { type: error.type, detail: error.detail } });
    else send({ number, error });
  }
}

function state(): SearchState {
  const { heapUsed, external } = process.memoryUsage();
  return { indexes: { notices: indexes.notices.state(), precos: indexes.precos.state() }, bytes: heapUsed + external };
}

async function end(): Promise<void> {
  server.close();
  await Promise.all(Object.values(indexes).map((index) => index.close()));
  await database.close();
  port.close();
}
