// The text of a Word file. Pages exist only once a program lays it out, so it is cut into pieces at paragraphs, as long as a page.
import { readXml } from '../records/sheet/xml.ts';
import type { ZipParts } from '../records/sheet/zipParts.ts';
import { WORD_TEXT } from './documentKind.ts';
import { zipLimits } from './documentLimits.ts';
import type { TextPages } from './textPages.ts';

/** About a page of a notice. */
const LETTERS = 3000;

/** @throws {Unreadable} `tooMuch` @throws {Problem} `unreadable-file` */
export async function readDocx(parts: ZipParts, file: string, into: TextPages): Promise<void> {
  let number = 0;
  let piece = '';
  let isText = false;
  const put = () => {
    if (piece.trim() !== '') into.add(file, ++number, piece);
    piece = '';
  };
  await readXml(parts.read(WORD_TEXT, zipLimits.bytes), parts.positionOf(WORD_TEXT), {
    open: (name) => {
      if (name === 't') isText = true;
      else if (name === 'tab') piece += '\t';
      else if (name === 'br' || name === 'cr') piece += '\n';
    },
    text: (text) => {
      if (isText) piece += text;
    },
    close: (name) => {
      if (name === 't') isText = false;
      else if (name === 'tc') piece += '\t';
      else if (name === 'p') {
        piece += '\n';
        if (piece.length >= LETTERS) put();
      }
    },
  });
  put();
}
