// A thread that works one import off and ends.
import { parentPort, workerData } from 'node:worker_threads';
import { runImport } from '#features/importacoes/server/run.ts';
import { makeEvents } from '#kit/server/events.ts';
import { openDataAgain } from './data.ts';
import { type ImportThread, importerOf } from './importing.ts';
import { importNewsBy } from './importNews.ts';

const { config, id, port, sender } = workerData as ImportThread;
const stopping = new AbortController();
// The first word said to this thread asks it to stop.
parentPort?.once('message', () => stopping.abort()).unref();
const { database, files } = await openDataAgain(config, { port, sender });
const news = importNewsBy(makeEvents(database.signals, (error) => console.error(error)));
try {
  await runImport(database, importerOf(config, files, news), id, stopping.signal);
} finally {
  await database.close();
  port.close();
}
