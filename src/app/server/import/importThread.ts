// A thread that runs imports, one after the other, until it is asked to end.
import { parentPort, workerData } from 'node:worker_threads';
import { runImport } from '#features/importacoes/server/run.ts';
import { makeEvents } from '#kit/server/events/events.ts';
import { openDataAgain } from '../start/data.ts';
import { importEventsBy } from './importEvents.ts';
import { importedTopics, importerOf } from './importing.ts';
import type { ImportCommand, ImportThread } from './importThreads.ts';

if (!parentPort) throw new Error('This module runs only as a thread of the server.');
const { config, port, sender } = workerData as ImportThread;
const server = parentPort;
let stopping = new AbortController();

const { database, files } = await openDataAgain(config, { port, sender });
const events = makeEvents(database.signals, (error) => console.error(error));
const importer = importerOf(config, files, importEventsBy(events, importedTopics));

server.on('message', (command: ImportCommand) => {
  if (command === 'stop') stopping.abort();
  else if (command === 'end') void end();
  else void work(command);
});

/** An error ends the thread, and rejects the caller's promise. */
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
