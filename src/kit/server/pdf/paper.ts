// Writes PDF: A4, with tables whose heading is repeated and whose rows may go on on the next page, and numbered pages.
import { once } from 'node:events';
import { createRequire } from 'node:module';
import { setImmediate } from 'node:timers/promises';
import { toFontText } from './fontText.ts';
import { linesOf } from './lines.ts';

/** In points. */
const margin = 56;
const FOOT = 28;
const cellPadding = 4;
/** Rows in one step, so that other requests are served in between. */
const ROWS_AT_ONCE = 5;

/** As wide as Arial, in which the DOCX is set. What is used of it is embedded, so that a page looks alike everywhere. */
const require = createRequire(import.meta.url);
const fonts = {
  regular: require.resolve('@fontsource/arimo/files/arimo-latin-400-normal.woff'),
  bold: require.resolve('@fontsource/arimo/files/arimo-latin-700-normal.woff'),
};
type Font = keyof typeof fonts;
type Look = { font?: Font; size?: number; align?: 'left' | 'center' | 'right'; gap?: number };

/** `share`: of the table's width. */
export type PaperColumn = { title: string; share: number; align: 'start' | 'end' };
export type PaperTable = {
  columns: readonly PaperColumn[];
  /** May be read while they are written. */
  rows: Iterable<readonly string[]> | AsyncIterable<readonly string[]>;
  total?: { label: string; amount: string };
};
/** `foot`: on every page, before the words for its number. */
type Frame = { title: string; author: string; lang: string; foot: (page: number, count: number) => string; isWide?: boolean };

/**
 * A document that `write` fills from the top. The library is loaded on demand, since it takes much memory.
 * @returns the bytes of the file
 */
export async function writePdf(
  { title, author, lang, foot, isWide = false }: Frame,
  write: (paper: Paper) => Promise<void>,
): Promise<Uint8Array> {
  const { default: PDFDocument } = await import('pdfkit');
  const info = { Title: title, Author: author, Creator: 'Certame' };
  const layout = isWide ? 'landscape' : 'portrait';
  const pdf = new PDFDocument({ size: 'A4', layout, margin: 0, bufferPages: true, lang, font: fonts.regular, info });
  for (const [name, path] of Object.entries(fonts)) pdf.registerFont(name, path);
  const chunks: Uint8Array[] = [];
  pdf.on('data', (chunk: Uint8Array) => chunks.push(chunk));
  const ended = once(pdf, 'end');
  const paper = new Paper(pdf);
  await write(paper);
  await paper.numberPages(foot);
  pdf.end();
  await ended;
  return Buffer.concat(chunks);
}

/** A page that is being written on, from the top. */
export class Paper {
  readonly #pdf: PDFKit.PDFDocument;
  readonly #widths = new Map<string, number>();
  readonly #height: number;
  /** Between the margins. */
  readonly #width: number;
  #y = margin;

  constructor(pdf: PDFKit.PDFDocument) {
    this.#pdf = pdf;
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

  async table({ columns, rows, total }: PaperTable): Promise<void> {
    const shares = columns.reduce((sum, { share }) => sum + share, 0);
    const widths = columns.map(({ share }) => (this.#width * share) / shares);
    const aligns = columns.map(({ align }) => (align === 'end' ? ('right' as const) : ('left' as const)));
    const titles = columns.map(({ title }) => title);
    const head = () => this.#row(titles, widths, aligns, { isHead: true });
    // At least one line below the heading.
    this.keepTogether(60);
    head();
    let place = 0;
    for await (const row of rows) {
      this.#row(row, widths, aligns, { turned: head });
      if (place++ % ROWS_AT_ONCE === 0) await setImmediate();
    }
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
    let cells = texts.map((text, place) =>
      text.split(/\r?\n/).flatMap((line) => this.#lines(line, font, size, (widths[place] ?? 0) - 2 * cellPadding)),
    );
    while (cells.some((lines) => lines.length > 0)) {
      const needed = Math.max(...cells.map((lines) => lines.length));
      const room = Math.floor((this.#bottom - this.#y - 2 * cellPadding) / height);
      // A row that fits on a page is not torn apart; a longer one begins where it is.
      const isTorn = needed * height > this.#bottom - 2 * margin;
      if (room < 1 || (room < needed && !isTorn)) {
        this.#turn();
        turned();
        continue;
      }
      const count = Math.min(needed, room);
      this.#cells(
        cells.map((lines) => lines.slice(0, count)),
        { widths, aligns, font, size, height, isHead, rowHeight: count * height + 2 * cellPadding },
      );
      cells = cells.map((lines) => lines.slice(count));
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
      if (look.isHead) frame.fillAndStroke('#e7ecec', '#808080');
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

  async numberPages(foot: Frame['foot']): Promise<void> {
    const { start, count } = this.#pdf.bufferedPageRange();
    for (let number = 0; number < count; number++) {
      this.#pdf.switchToPage(start + number);
      this.#write(toFontText(foot(number + 1, count)), {
        ...({ font: 'regular', size: 8, align: 'center' } as const),
        ...{ x: margin, y: this.#height - FOOT, width: this.#width },
      });
      if (number % ROWS_AT_ONCE === 0) await setImmediate();
    }
  }

  #turn(): void {
    this.#pdf.addPage();
    this.#y = margin;
  }

  #lines(text: string, font: Font, size: number, most: number): string[] {
    this.#pdf.font(font).fontSize(size);
    return linesOf(toFontText(text), most, (word) => {
      const key = `${font} ${size} ${word}`;
      const known = this.#widths.get(key) ?? this.#pdf.widthOfString(word);
      this.#widths.set(key, known);
      return known;
    });
  }

  #write(text: string, at: { font: Font; size: number; align: 'left' | 'center' | 'right'; x: number; y: number; width: number }): void {
    this.#pdf.font(at.font).fontSize(at.size).fillColor('#000000');
    const spare = at.align === 'left' ? 0 : at.width - this.#pdf.widthOfString(text);
    this.#pdf.text(text, at.x + (at.align === 'center' ? spare / 2 : spare), at.y, { lineBreak: false });
  }
}
