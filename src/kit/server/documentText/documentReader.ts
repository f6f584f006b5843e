// The text of documents from anywhere, read in a process that may end by it.
import type { DocumentKind, TextFault } from '#kit/documentText.ts';
import { childJobs, type JobFault } from '../work/child/childJobs.ts';
import { documentKindOf } from './documentKind.ts';
import { type DocumentLimits, documentLimits } from './documentLimits.ts';
import type { Reading } from './readDocument.ts';
import type { TextPage } from './textPages.ts';

/** `fault`: why there is no text, or why some is missing; null if all was read. */
export type DocumentText = { kind: DocumentKind; pages: TextPage[]; fault: TextFault | null };

export type DocumentReader = {
  /**
   * The text of a document of any kind. Whatever the bytes are, this resolves.
   * @param signal gives up; the fault is then `time`
   * @throws {Error} if no process can be started
   */
  read(bytes: Uint8Array, signal?: AbortSignal): Promise<DocumentText>;
  /** Ends its processes. */
  close(): Promise<void>;
};

const faults: Record<JobFault, TextFault> = { stopped: 'time', time: 'time', memory: 'memory', crashed: 'broken' };

export function documentReader(limits: DocumentLimits = documentLimits): DocumentReader {
  const jobs = childJobs<DocumentLimits, TextPage, Reading>(new URL('./child.ts', import.meta.url), limits);
  return {
    read: async (bytes, signal) => {
      const pages: TextPage[] = [];
      const read = await jobs.run({ given: limits, bytes, timeMs: limits.timeMs, onPart: (page) => pages.push(page), signal });
      return 'result' in read ? { ...read.result, pages } : { kind: documentKindOf(bytes), pages: [], fault: faults[read.fault] };
    },
    close: jobs.close,
  };
}
