// A worker thread that reads the text of one document.
import { parentPort, workerData } from 'node:worker_threads';
import { lowerPriority } from '../work/lowPriority.ts';
import type { DocumentLimits } from './documentLimits.ts';
import { readDocument } from './readDocument.ts';

/** What the thread is given. */
export type DocumentGiven = { bytes: Uint8Array; limits: DocumentLimits };

if (!parentPort) throw new Error('This module must run as a worker thread.');
lowerPriority();
const { bytes, limits } = workerData as DocumentGiven;
parentPort.postMessage(await readDocument(bytes, limits));
