// What a document may cost.
import type { TextFault } from '#kit/documentText.ts';
import type { ChildLimits } from '../work/child/childJobs.ts';

export type DocumentLimits = ChildLimits & {
  /** Until all its text is there. */
  timeMs: number;
  pages: number;
  /** Characters of all pages. */
  letters: number;
};

export const documentLimits: DocumentLimits = {
  concurrency: 2,
  heapMb: 192,
  memoryMb: 384,
  timeMs: 60_000,
  pages: 5000,
  letters: 8_000_000,
};

/** Files within a ZIP, and how large one of them may be unpacked. */
export const zipLimits = { files: 200, bytes: 50 * 2 ** 20 } as const;
/** A longer page is cut: its words would not fit an index. */
export const MOST_LETTERS_OF_PAGE = 50_000;

/** The text of a document cannot be read. */
export class Unreadable extends Error {
  readonly fault: TextFault;

  constructor(fault: TextFault) {
    super(`The text cannot be read: ${fault}.`);
    this.fault = fault;
  }
}
