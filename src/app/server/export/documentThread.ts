// The thread that writes documents, one after the other.
import { parentPort } from 'node:worker_threads';
import { writeProposta } from '#features/documentos/server/proposta.ts';
import { writePrecosPdf } from '#features/precos/server/exportPdf.ts';
import { TooManyPages } from '#kit/server/pdf/paper.ts';
import type { DocumentAnswer, DocumentTask } from '#kit/server/work/documentThreads.ts';
import { lowerPriority } from '#kit/server/work/lowPriority.ts';

const tasks = { proposta: writeProposta, precosPdf: writePrecosPdf };
export type DocumentTasks = typeof tasks;

const server = parentPort;
if (!server) throw new Error('This module runs only as a thread of the server.');
lowerPriority();
server.on('message', async ({ name, given }: DocumentTask) => {
  const write = tasks[name as keyof DocumentTasks] as (given: unknown) => Promise<Uint8Array>;
  const answer: DocumentAnswer = await write(given).then(
    (bytes) => ({ bytes }),
    (error: unknown) => (error instanceof TooManyPages ? { isTooLong: true } : { error }),
  );
  server.postMessage(answer);
});
