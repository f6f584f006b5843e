// A thread that works imports off, one after the other, until it is told to end.
import { parentPort, workerData } from 'node:worker_threads';
import { runImport } from '#features/importacoes/server/run.ts';
import { makeEvents } from '#kit/server/events/events.ts';
import { openDataAgain } from '../start/data.ts';
import { importedTopics, importerOf } from './importing.ts';
import { importNewsBy } from './importNews.ts';
import type { ImportThread, ImportWord } from './importThreads.ts';

if (!parentPort) throw new Error('This is started as a thread of the server.');
const { config, port, sender } = workerData as ImportThread;
const server = parentPort;
let stopping = new AbortController();

const { database, files } = await openDataAgain(config, { port, sender });
const events = makeEvents(database.signals, (error) => console.error(error));
const importer = importerOf(config, files, importNewsBy(events, importedTopics));

server.on('message', (word: ImportWord) => {
  if (word === 'stop') stopping.abort();
  else if (word === 'end') void end();
  else void work(word);
});

/** What it fails of ends the thread, and is thrown to whoever started it. */
async function work(id: number): Promise<void> {
  stopping = new AbortController();
  await runImport(database, importer, id, stopping.signal);
  server.postMessage('done');
}

async function end(): Promise<void> {
  server.close();
  await database.close();
  port.close();
}
