// The text of files of Office (Word, Excel, PowerPoint). Their parts are found by their relations: each program names them as it likes.
import { XlsxCells } from '../records/sheet/xlsxCells.ts';
import { readWorkbook, relations } from '../records/sheet/xlsxWorkbook.ts';
import { readXml, xml } from '../records/sheet/xml.ts';
import type { ZipParts } from '../records/sheet/zipParts.ts';
import { Unreadable, zipLimits } from './documentLimits.ts';
import type { FlowingText } from './flowingText.ts';

/** By the first element of the main part, or else by its folder. */
const kinds = { document: 'docx', word: 'docx', workbook: 'xlsx', xl: 'xlsx', presentation: 'pptx', ppt: 'pptx' } as const;
const notes = new Set(['footnotes', 'endnotes']);
/** Some programs leave the relation out. */
const USUAL = 'word/document.xml';

export type OfficeFile = { kind: 'docx' | 'xlsx' | 'pptx'; main: string };

/** Undefined if the ZIP is no file of Office. */
export async function findOfficeFile(parts: ZipParts): Promise<OfficeFile | undefined> {
  const related = await relations(parts, '').catch(() => []);
  const main = [...related.filter(({ type }) => type === 'officeDocument').map(({ target }) => target), USUAL].find((part) =>
    parts.has(part),
  );
  if (main === undefined) return undefined;
  const names = [await readRoot(parts, main), main.slice(0, Math.max(0, main.indexOf('/'))).toLowerCase()];
  const kind = names.flatMap((name) => (Object.hasOwn(kinds, name) ? kinds[name as keyof typeof kinds] : []))[0];
  return kind && { kind, main };
}

/** Empty if it cannot be read so far. */
async function readRoot(parts: ZipParts, part: string): Promise<string> {
  let root = '';
  const open = (name: string) => {
    root ||= name;
  };
  try {
    for await (const _ of xml(parts.read(part, zipLimits.bytes), 0, { open })) if (root) break;
  } catch {
    // The reader of the whole part says why.
  }
  return root;
}

/** @throws {Unreadable} @throws {Problem} `unreadable-file` */
export async function readOfficeFile(parts: ZipParts, { kind, main }: OfficeFile, into: FlowingText): Promise<void> {
  if (kind === 'docx') {
    await readMarkup(parts, main, into);
    for (const { type, target } of await relations(parts, main))
      if (notes.has(type) && parts.has(target)) await readMarkup(parts, target, into);
  } else if (kind === 'xlsx') await readSheets(parts, main, into);
  else
    for (const { type, target } of await relations(parts, main)) {
      if (type === 'slide' && parts.has(target)) await readMarkup(parts, target, into);
      into.endPage();
    }
  into.endPage();
}

/** Word's and PowerPoint's names of elements are the same, but for their namespace. */
async function readMarkup(parts: ZipParts, part: string, into: FlowingText): Promise<void> {
  let isText = false;
  /** What programs show that do not know the element before it: the same again. */
  let fallbacks = 0;
  await readXml(parts.read(part, zipLimits.bytes), parts.positionOf(part), {
    open: (name) => {
      if (name === 'Fallback') fallbacks++;
      else if (fallbacks > 0) return;
      else if (name === 't') isText = true;
      else if (name === 'tab') into.add('\t');
      else if (name === 'br' || name === 'cr') into.add('\n');
      else if (name === 'noBreakHyphen') into.add('-');
    },
    text: (text) => {
      if (isText) into.add(text);
    },
    close: (name) => {
      if (name === 'Fallback') fallbacks--;
      else if (fallbacks > 0) return;
      else if (name === 't') isText = false;
      else if (name === 'tc') into.add('\t');
      else if (name === 'p') into.endParagraph();
    },
  });
}

async function readSheets(parts: ZipParts, main: string, into: FlowingText): Promise<void> {
  if (main.toLowerCase().endsWith('.bin')) throw new Unreadable('format');
  const book = await readWorkbook(parts);
  for (const sheet of book.sheets) {
    const at = parts.positionOf(sheet);
    const cells = new XlsxCells(book, at);
    for await (const _ of xml(parts.read(sheet, zipLimits.bytes), at, cells))
      for (const row of cells.takeRows()) {
        into.add(row.cells.filter((cell) => cell !== '').join('\t'));
        into.endParagraph();
      }
    into.endPage();
  }
}
