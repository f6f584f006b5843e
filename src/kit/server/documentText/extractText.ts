// The text of documents from anywhere, read in a thread that ends with its document, so that a hostile one costs only what it is allowed.
import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import type { TextFault } from '#kit/documentText.ts';
import { documentKindOf } from './documentKind.ts';
import { type DocumentLimits, documentLimits } from './documentLimits.ts';
import type { DocumentText } from './readDocument.ts';
import type { DocumentGiven } from './thread.ts';

/** How often the memory outside of the heap is measured, which Node does not limit. */
const LOOK_EVERY_MS = 100;

/**
 * The text of a PDF, a DOCX, or a ZIP of them. Whatever the bytes are, this resolves.
 * @param signal gives up; the fault is then `time`
 */
export async function extractText(bytes: Uint8Array, limits: DocumentLimits = documentLimits, signal?: AbortSignal): Promise<DocumentText> {
  const worker = new Worker(new URL('./thread.ts', import.meta.url), {
    workerData: { bytes, limits } satisfies DocumentGiven,
    resourceLimits: { maxOldGenerationSizeMb: limits.heapMb },
  });
  let fault: TextFault = 'broken';
  const end = (why: TextFault) => {
    fault = why;
    void worker.terminate();
  };
  const outOfTime = () => end('time');
  const timer = setTimeout(outOfTime, limits.timeMs);
  const looking = setInterval(async () => {
    // It rejects once the thread has ended.
    const used = await worker.getHeapStatistics().catch(() => undefined);
    if (used && used.external_memory > limits.bufferMb * 2 ** 20) end('memory');
  }, LOOK_EVERY_MS);
  signal?.addEventListener('abort', outOfTime, { once: true });
  if (signal?.aborted) outOfTime();
  let read: DocumentText | undefined;
  worker.on('message', (text: DocumentText) => {
    read = text;
  });
  worker.on('error', (error: Error & { code?: string }) => {
    if (error.code === 'ERR_WORKER_OUT_OF_MEMORY') fault = 'memory';
  });
  try {
    await once(worker, 'exit').catch(() => {});
  } finally {
    clearTimeout(timer);
    clearInterval(looking);
    signal?.removeEventListener('abort', outOfTime);
  }
  return read ?? { kind: documentKindOf(bytes), pages: [], fault };
}
