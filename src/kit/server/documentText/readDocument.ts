// Reads the text of a document of any supported kind; runs in a process of its own, which may end at any moment.
import type { DocumentKind, TextFault } from '#kit/documentText.ts';
import { isTooMuch } from '../records/bytes/inflate.ts';
import { type ListedPart, ZipParts } from '../records/sheet/zipParts.ts';
import { documentKindOf } from './documentKind.ts';
import { type DocumentLimits, Unreadable, zipLimits } from './documentLimits.ts';
import { FlowingText } from './flowingText.ts';
import { findOdfKind, readOdf } from './odfPages.ts';
import { findOfficeFile, readOfficeFile } from './officePages.ts';
import { readPdf } from './pdfPages.ts';
import { readRtf } from './rtfPages.ts';
import { type TextPage, TextPages } from './textPages.ts';

/** What a document is. `fault`: why there is no text, or why some is missing; null if all was read. */
export type Reading = { kind: DocumentKind; fault: TextFault | null };

/** @param put gets each page as soon as it is read */
export async function readDocument(bytes: Uint8Array, limits: DocumentLimits, put: (page: TextPage) => void): Promise<Reading> {
  const into = new TextPages(limits, put);
  const { kind, fault } = await readInto(bytes, '', into);
  if (fault === null) return { kind, fault: into.isEmpty ? 'noText' : null };
  return { kind, fault: into.isEmpty ? fault : 'partly' };
}

async function readInto(bytes: Uint8Array, file: string, into: TextPages): Promise<Reading> {
  let kind: DocumentKind = documentKindOf(bytes);
  const flow = new FlowingText(into, file);
  const content = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  try {
    if (kind === 'pdf') await readPdf(bytes, file, into);
    else if (kind === 'rtf') readRtf(content, flow);
    else if (kind === 'other') throw new Unreadable('format');
    else {
      const parts = new ZipParts(content);
      const office = await findOfficeFile(parts);
      const odf = office ? undefined : await findOdfKind(parts);
      kind = office?.kind ?? odf ?? kind;
      if (kind !== 'zip') for (const part of parts.list()) if (/\.xml$/i.test(part.name)) assertReadable(part);
      if (office) await readOfficeFile(parts, office, flow);
      else if (odf) await readOdf(parts, flow);
      // A ZIP within a ZIP is not opened.
      else if (file !== '') throw new Unreadable('format');
      else return { kind, fault: await readZip(parts, into) };
    }
    return { kind, fault: null };
  } catch (error) {
    return { kind, fault: faultOf(error) };
  }
}

/** Files that are no documents, such as pictures, are passed over. @returns why the first of the others could not be read */
async function readZip(parts: ZipParts, into: TextPages): Promise<TextFault | null> {
  const files = parts.list().filter(({ name }) => !name.endsWith('/') && !name.startsWith('__MACOSX/'));
  if (files.length > zipLimits.files) return 'tooMuch';
  let fault: TextFault | null = null;
  let hasDocument = false;
  for (const part of files) {
    const failed = await readPart(parts, part, into);
    if (failed === null) hasDocument = true;
    if (failed !== 'format') fault ??= failed;
    if (failed === 'tooMuch') break;
  }
  return fault ?? (hasDocument ? null : 'format');
}

async function readPart(parts: ZipParts, part: ListedPart, into: TextPages): Promise<TextFault | null> {
  try {
    assertReadable(part);
    return (await readInto(await unpacked(parts, part), part.name, into)).fault;
  } catch (error) {
    return faultOf(error);
  }
}

/** @throws {Unreadable} */
function assertReadable({ packed, unpacked, isEncrypted }: ListedPart): void {
  if (isEncrypted) throw new Unreadable('encrypted');
  if (isTooMuch(unpacked, packed, zipLimits.bytes)) throw new Unreadable('tooMuch');
}

async function unpacked(parts: ZipParts, { place }: ListedPart): Promise<Buffer> {
  const pieces: Buffer[] = [];
  for await (const piece of parts.read(place, zipLimits.bytes)) pieces.push(piece);
  return Buffer.concat(pieces);
}

/** Whatever a library throws at a damaged file. */
function faultOf(error: unknown): TextFault {
  return error instanceof Unreadable ? error.fault : 'broken';
}
