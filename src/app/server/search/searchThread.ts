// A thread with the search index of notices, for as long as the server runs.
import { join } from 'node:path';
import { parentPort, workerData } from 'node:worker_threads';
import { noticeIndex } from '#features/licitacoes/server/search/noticeIndex.ts';
import { Problem } from '#kit/errors.ts';
import { identityOf, openDataAgain } from '../start/data.ts';
import { giveBackMemory } from '../start/giveBackMemory.ts';
import type { SearchAnswer, SearchQuestion, SearchThread } from './searchInThread.ts';

if (!parentPort) throw new Error('This module runs only as a thread of the server.');
const { config, port, sender } = workerData as SearchThread;
const server = parentPort;

const { database } = await openDataAgain(config, { port, sender });
const snapshot = { file: join(config.dataDir, 'search', 'licitacoes.index'), key: identityOf(config) };
const index = noticeIndex({ database, snapshot, onError: (error) => console.error(error) });
index.follow();
giveBackMemory();

server.on('message', (question: SearchQuestion | 'end') => void (question === 'end' ? end() : answer(question)));

async function answer({ number, name, given }: SearchQuestion): Promise<void> {
  const send = (said: SearchAnswer) => server.postMessage(said);
  try {
    const ask = index[name] as (...given: unknown[]) => Promise<unknown>;
    send({ number, result: await ask.apply(index, given) });
  } catch (error) {
    // Instances of classes cannot be sent to another thread.
    if (error instanceof Problem) send({ number, problem: { type: error.type, detail: error.detail } });
    else send({ number, error });
  }
}

async function end(): Promise<void> {
  server.close();
  await index.close();
  await database.close();
  port.close();
}
