// A thread that works one import off and ends.
import { type MessagePort, parentPort, workerData } from 'node:worker_threads';
import { runImport } from '#features/importacoes/server/run.ts';
import type { Config } from './config.ts';
import { openDataAgain } from './data.ts';
import { importerOf } from './importing.ts';

/** What the server's thread gives along. */
export type ImportThread = { config: Config; id: number; port: MessagePort };

const { config, id, port } = workerData as ImportThread;
const stopping = new AbortController();
// The first word said to this thread asks it to stop.
parentPort?.once('message', () => stopping.abort()).unref();
const { database, files } = await openDataAgain(config, port);
try {
  await runImport(database, importerOf(config, files), id, stopping.signal);
} finally {
  await database.close();
  port.close();
}
