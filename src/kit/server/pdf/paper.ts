// Writes PDF: A4, with tables whose heading is repeated and whose rows may go on on the next page, and numbered pages. A long document
// takes seconds, so this runs in a thread of its own.
import { once } from 'node:events';
import { type Font, fonts } from './fonts.ts';
import { toFontText } from './fontText.ts';
import { Letters } from './letters.ts';
import { linesOf } from './lines.ts';

/** In points. */
const margin = 56;
const FOOT = 28;
const cellPadding = 4;
/** Nobody reads more, and each page takes memory until the last one is known. */
const MOST_PAGES = 3000;

/** The document has too many pages. */
export class TooManyPages extends Error {}

type Look = { font?: Font; size?: number; align?: 'left' | 'center' | 'right'; gap?: number };

/** `share`: of the table's width. */
export type PaperColumn = { title: string; share: number; align: 'start' | 'end' };
export type PaperTable = {
  columns: readonly PaperColumn[];
  rows: Iterable<readonly string[]>;
  total?: { label: string; amount: string };
};
/** `foot`: on every page, before the words for its number. */
type Frame = { title: string; author: string; lang: string; foot: (page: number, count: number) => string; isWide?: boolean };

/**
 * A document that `write` fills from the top. The library is loaded on demand, since it takes much memory.
 * @returns the bytes of the file
 * @throws {TooManyPages}
 */
export async function writePdf({ title, author, lang, foot, isWide = false }: Frame, write: (paper: Paper) => void): Promise<Uint8Array> {
  const { default: PDFDocument } = await import('pdfkit');
  const info = { Title: title, Author: author, Creator: 'Certame' };
  const layout = isWide ? 'landscape' : 'portrait';
  const pdf = new PDFDocument({ size: 'A4', layout, margin: 0, bufferPages: true, lang, info });
  for (const [name, file] of Object.entries(fonts)) pdf.registerFont(name, file);
  const chunks: Uint8Array[] = [];
  pdf.on('data', (chunk: Uint8Array) => chunks.push(chunk));
  const ended = once(pdf, 'end');
  const paper = new Paper(pdf);
  write(paper);
  paper.numberPages(foot);
  pdf.end();
  await ended;
  return Buffer.concat(chunks);
}

/** A page that is being written on, from the top. */
export class Paper {
  readonly #pdf: PDFKit.PDFDocument;
  readonly #letters: Letters;
  readonly #height: number;
  /** Between the margins. */
  readonly #width: number;
  #y = margin;

  constructor(pdf: PDFKit.PDFDocument) {
    this.#pdf = pdf;
    this.#letters = new Letters(pdf);
    this.#height = pdf.page.height;
    this.#width = pdf.page.width - 2 * margin;
  }

  get #bottom(): number {
    return this.#height - margin;
  }

  space(height: number): void {
    this.#y += height;
  }

  /** A text over the width of the page; an empty one is half a line. */
  paragraph(text: string, { font = 'regular', size = 10, align = 'left', gap = 4 }: Look = {}): void {
    if (text.trim() === '') {
      this.space(size * 0.7);
      return;
    }
    const height = size * 1.35;
    for (const line of this.#lines(text, font, size, this.#width)) {
      if (this.#y + height > this.#bottom) this.#turn();
      this.#write(line, { font, size, align, x: margin, y: this.#y, width: this.#width });
      this.#y += height;
    }
    this.#y += gap;
  }

  table({ columns, rows, total }: PaperTable): void {
    const shares = columns.reduce((sum, { share }) => sum + share, 0);
    const widths = columns.map(({ share }) => (this.#width * share) / shares);
    const aligns = columns.map(({ align }) => (align === 'end' ? ('right' as const) : ('left' as const)));
    const titles = columns.map(({ title }) => title);
    const head = () => this.#row(titles, widths, aligns, { isHead: true });
    // At least one line below the heading.
    this.keepTogether(60);
    head();
    for (const row of rows) this.#row(row, widths, aligns, { turned: head });
    const last = widths.at(-1) ?? 0;
    if (total) this.#row([total.label, total.amount], [this.#width - last, last], ['right', 'right'], { isHead: true });
  }

  /** A row; what does not fit goes on on the next page, below the heading again. */
  #row(
    texts: readonly string[],
    widths: readonly number[],
    aligns: readonly ('left' | 'right')[],
    { isHead = false, turned = () => {} }: { isHead?: boolean; turned?: () => void },
  ): void {
    const font: Font = isHead ? 'bold' : 'regular';
    const size = 8;
    const height = size * 1.3;
    const cells = texts.map((text, place) =>
      text.split(/\r?\n/).flatMap((line) => this.#lines(line, font, size, (widths[place] ?? 0) - 2 * cellPadding)),
    );
    const needed = cells.reduce((most, lines) => Math.max(most, lines.length), 0);
    for (let from = 0; from < needed; ) {
      const left = needed - from;
      const room = Math.floor((this.#bottom - this.#y - 2 * cellPadding) / height);
      // A row that fits on a page is not torn apart; a longer one begins where it is.
      const isTorn = left * height > this.#bottom - 2 * margin;
      if (room < 1 || (room < left && !isTorn)) {
        this.#turn();
        turned();
        continue;
      }
      const count = Math.min(left, room);
      this.#cells(
        cells.map((lines) => lines.slice(from, from + count)),
        { widths, aligns, font, size, height, isHead, rowHeight: count * height + 2 * cellPadding },
      );
      from += count;
    }
  }

  #cells(
    cells: readonly (readonly string[])[],
    look: {
      widths: readonly number[];
      aligns: readonly ('left' | 'right')[];
      font: Font;
      size: number;
      height: number;
      isHead: boolean;
      rowHeight: number;
    },
  ): void {
    let x = margin;
    for (const [place, lines] of cells.entries()) {
      const cellWidth = look.widths[place] ?? 0;
      const frame = this.#pdf.rect(x, this.#y, cellWidth, look.rowHeight).lineWidth(0.5);
      if (look.isHead) frame.fillAndStroke('#e7ecec', '#808080').fillColor('#000000');
      else frame.stroke('#808080');
      for (const [at, line] of lines.entries())
        this.#write(line, {
          ...{ font: look.font, size: look.size, align: look.aligns[place] ?? 'left' },
          ...{ x: x + cellPadding, y: this.#y + cellPadding + at * look.height, width: cellWidth - 2 * cellPadding },
        });
      x += cellWidth;
    }
    this.#y += look.rowHeight;
  }

  /** Turns the page unless `height` points are left on it. */
  keepTogether(height: number): void {
    if (this.#y + height > this.#bottom) this.#turn();
  }

  /** A line to sign on, in the middle. */
  signatureLine(): void {
    const middle = margin + this.#width / 2;
    this.#pdf
      .moveTo(middle - 120, this.#y)
      .lineTo(middle + 120, this.#y)
      .lineWidth(0.7)
      .stroke('#000000');
  }

  numberPages(foot: Frame['foot']): void {
    const { start, count } = this.#pdf.bufferedPageRange();
    for (let number = 0; number < count; number++) {
      this.#pdf.switchToPage(start + number);
      this.#write(toFontText(foot(number + 1, count)), {
        ...({ font: 'regular', size: 8, align: 'center' } as const),
        ...{ x: margin, y: this.#height - FOOT, width: this.#width },
      });
    }
  }

  #turn(): void {
    if (this.#pdf.bufferedPageRange().count >= MOST_PAGES) throw new TooManyPages();
    this.#pdf.addPage();
    this.#y = margin;
  }

  #lines(text: string, font: Font, size: number, most: number): string[] {
    return linesOf(toFontText(text), most, (word) => this.#letters.widthOf(word, font, size));
  }

  #write(text: string, at: { font: Font; size: number; align: 'left' | 'center' | 'right'; x: number; y: number; width: number }): void {
    const { font, size, align, y, width } = at;
    const spare = align === 'left' ? 0 : width - this.#letters.widthOf(text, font, size);
    this.#letters.write(text, { font, size, x: at.x + (align === 'center' ? spare / 2 : spare), y });
  }
}
