// The text of OpenDocument files: LibreOffice's texts, sheets, presentations and drawings.
import { readXml } from '../records/sheet/xml.ts';
import type { ZipParts } from '../records/sheet/zipParts.ts';
import { Unreadable, zipLimits } from './documentLimits.ts';
import type { FlowingText } from './flowingText.ts';

const CONTENT = 'content.xml';
const MANIFEST = 'META-INF/manifest.xml';
const kinds = { text: 'odt', spreadsheet: 'ods', presentation: 'odp', graphics: 'odg' } as const;
/** What is no text of the document; the number of a note stands at a word without a space. */
const aside = new Set(['annotation', 'tracked-changes', 'note-citation']);
/** Spaces written as their number. */
const MOST_SPACES = 100;

export type OdfKind = (typeof kinds)[keyof typeof kinds];

/** Undefined if the ZIP is no OpenDocument file. Templates are of the kind of their files. */
export async function findOdfKind(parts: ZipParts): Promise<OdfKind | undefined> {
  if (!parts.has(CONTENT)) return undefined;
  let type = '';
  for (const part of ['mimetype', MANIFEST])
    if (parts.has(part)) for await (const piece of parts.read(part, zipLimits.bytes)) type += piece.toString('latin1').slice(0, 4096);
  const name = /application\/vnd\.oasis\.opendocument\.([a-z]+)/.exec(type)?.[1] ?? '';
  return Object.hasOwn(kinds, name) ? kinds[name as keyof typeof kinds] : undefined;
}

/** @throws {Unreadable} @throws {Problem} `unreadable-file` */
export async function readOdf(parts: ZipParts, into: FlowingText): Promise<void> {
  if (await isEncrypted(parts)) throw new Unreadable('encrypted');
  /** Elements around, of each kind: text is in paragraphs, a paragraph may be in a cell, and some of it is no text of the document. */
  const within = { paragraph: 0, cell: 0, note: 0, aside: 0 };
  /** Of the paragraph: they stand within it, but are read after it. */
  let notes = '';
  const add = (text: string) => {
    if (within.note > 0) notes += text;
    else into.add(text);
  };
  const endParagraph = () => {
    into.endParagraph();
    if (notes === '') return;
    into.add(notes);
    notes = '';
    into.endParagraph();
  };
  const placeOf = (name: string) => {
    if (name === 'p' || name === 'h') return 'paragraph';
    if (name === 'table-cell') return 'cell';
    if (name === 'note-body') return 'note';
    return aside.has(name) ? 'aside' : undefined;
  };
  const isText = () => within.paragraph > 0 && within.aside === 0;
  await readXml(parts.read(CONTENT, zipLimits.bytes), parts.positionOf(CONTENT), {
    open: (name, attributes) => {
      const place = placeOf(name);
      if (place) within[place]++;
      if (!isText()) return;
      if (name === 's') add(' '.repeat(Math.min(Number(attributes['text:c']) || 1, MOST_SPACES)));
      else if (name === 'tab') add('\t');
      else if (name === 'line-break') add('\n');
    },
    text: (text) => {
      // Line ends between words are spaces.
      if (isText()) add(text.replace(/\s+/g, ' '));
    },
    close: (name) => {
      const place = placeOf(name);
      if (place) within[place]--;
      if (within.aside > 0) return;
      if (place === 'paragraph') {
        if (within.cell > 0 || within.note > 0) add(' ');
        else endParagraph();
      } else if (place === 'cell') add('\t');
      else if (name === 'table-row') endParagraph();
      else if (name === 'page' || name === 'table') into.endPage();
    },
  });
  into.endPage();
}

async function isEncrypted(parts: ZipParts): Promise<boolean> {
  let found = false;
  if (!parts.has(MANIFEST)) return found;
  const open = (name: string) => {
    found ||= name === 'encryption-data';
  };
  await readXml(parts.read(MANIFEST, zipLimits.bytes), 0, { open });
  return found;
}
