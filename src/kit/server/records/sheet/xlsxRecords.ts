// Streams the rows of the first sheet of an XLSX file. The compressed file is in memory.
import type { LocalizedText } from '#kit/errors.ts';
import type { ByteSource } from '../bytes/byteSource.ts';
import type { FileRecord } from '../fileRecord.ts';
import { unreadable } from '../unreadable.ts';
import { type KnownHeadings, noHeading, SheetRows } from './sheetRows.ts';
import { XlsxCells } from './xlsxCells.ts';
import { readWorkbook } from './xlsxWorkbook.ts';
import { xml } from './xml.ts';
import { ZipParts } from './zipParts.ts';

const MAX_FILE = 32 * 1024 * 1024;
const MAX_SHEET = 512 * 1024 * 1024;

/**
 * @param maxUnpacked maximum size of the sheet in bytes
 * @throws {Problem} `unreadable-file` with offset or row, here or from `batches`
 */
export async function openXlsx(
  content: ByteSource,
  maxUnpacked: number,
  known?: KnownHeadings,
): Promise<{ header: string[]; batches: AsyncGenerator<FileRecord[]> }> {
  const sheet = new SheetRows(known);
  const batches = read(content, sheet, Math.min(MAX_SHEET, maxUnpacked));
  await batches.next();
  return { header: sheet.header ?? [], batches };
}

/** Yields an empty batch as soon as the heading is known. */
async function* read(content: ByteSource, sheet: SheetRows, maxSheet: number): AsyncGenerator<FileRecord[]> {
  const parts = new ZipParts(await readWhole(content));
  const book = await readWorkbook(parts);
  const at = parts.positionOf(book.sheet);
  const cells = new XlsxCells(book, at);
  let isOpen = false;
  const open = async function* (isLast: boolean) {
    for await (const records of sheet.toRecords(cells.takeRows(), isLast)) {
      if (!isOpen) yield [];
      isOpen = true;
      yield records;
    }
    if (!isOpen && sheet.header) {
      isOpen = true;
      yield [];
    }
  };
  for await (const _ of xml(parts.read(book.sheet, maxSheet), at, cells)) yield* open(false);
  yield* open(true);
  if (!isOpen) throw unreadable(at, noHeading);
}

async function readWhole(content: ByteSource): Promise<Buffer> {
  try {
    const bytes = await content.take(MAX_FILE + 1);
    if (bytes.length > MAX_FILE) throw unreadable(MAX_FILE, tooLarge);
    return bytes;
  } finally {
    await content.close();
  }
}

const tooLarge: LocalizedText = {
  pt: 'a planilha é grande demais (mais de 32 MiB); salve-a como “CSV UTF-8”',
  en: 'the workbook is too large (over 32 MiB); save it as “CSV UTF-8”',
  fr: 'le classeur est trop volumineux (plus de 32 Mio) ; enregistrez-le comme « CSV UTF-8 »',
  de: 'die Tabelle ist zu groß (über 32 MiB); speichern Sie sie als „CSV UTF-8“',
};
