// Detects by its first bytes what a document is, ignoring its name and declared type.

/** A PDF may have other bytes before it; readers look for its mark this far. */
const PDF_WITHIN = 1024;
/** Some programs write a mark of UTF-8 or line ends before it. */
const RTF = /^(?:\xef\xbb\xbf)?\s*\{\\rtf/;
const ZIP = [0x50, 0x4b, 0x03, 0x04] as const;

/** A file of Office or LibreOffice is a `zip` until its parts are read. */
export function documentKindOf(bytes: Uint8Array): 'pdf' | 'rtf' | 'zip' | 'other' {
  if (ZIP.every((byte, place) => bytes[place] === byte)) return 'zip';
  const begin = Buffer.from(bytes.subarray(0, PDF_WITHIN)).toString('latin1');
  if (RTF.test(begin)) return 'rtf';
  return begin.includes('%PDF-') ? 'pdf' : 'other';
}
