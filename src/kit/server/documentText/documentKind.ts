// Detects by its first bytes what a document is, ignoring its name and declared type.
import type { DocumentKind } from '#kit/documentText.ts';

/** A PDF may have other bytes before it; readers look for its mark this far. */
const PDF_WITHIN = 1024;
const ZIP = [0x50, 0x4b, 0x03, 0x04] as const;

/** `docx` is a `zip` until its parts are read. */
export function documentKindOf(bytes: Uint8Array): Exclude<DocumentKind, 'docx'> {
  if (ZIP.every((byte, place) => bytes[place] === byte)) return 'zip';
  return Buffer.from(bytes.subarray(0, PDF_WITHIN)).toString('latin1').includes('%PDF-') ? 'pdf' : 'other';
}

/** The part of a Word file that has its text. */
export const WORD_TEXT = 'word/document.xml';
