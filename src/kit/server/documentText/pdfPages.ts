// The text of a PDF, page by page.
import { getDocumentProxy } from 'unpdf';
import { DividedWords } from './dividedWords.ts';
import { Unreadable } from './documentLimits.ts';
import type { TextPages } from './textPages.ts';

/** Only errors; none of them leaves the library otherwise. */
const QUIET = 0;

/** @throws {Unreadable} */
export async function readPdf(bytes: Uint8Array, file: string, into: TextPages): Promise<void> {
  // The library keeps the bytes that it is given, and empties them at the end.
  const pdf = await getDocumentProxy(Uint8Array.from(bytes), { verbosity: QUIET, maxImageSize: 1 }).catch((error) => {
    throw new Unreadable((error as Error).name === 'PasswordException' ? 'encrypted' : 'broken');
  });
  try {
    const divided = new DividedWords();
    for (let number = 1; number <= pdf.numPages; number++) into.add(file, number, divided.join(await textOf(pdf, number)));
  } finally {
    await pdf.loadingTask.destroy();
  }
}

type Pdf = Awaited<ReturnType<typeof getDocumentProxy>>;

/** A damaged page is empty: the others are still worth reading. */
async function textOf(pdf: Pdf, number: number): Promise<string> {
  try {
    const page = await pdf.getPage(number);
    const { items } = await page.getTextContent();
    page.cleanup();
    return items.map((item) => ('str' in item ? `${item.str}${item.hasEOL ? '\n' : ''}` : '')).join('');
  } catch {
    return '';
  }
}
