import type { Font } from './fonts.ts';

/** The font that pdfkit writes with, which its types leave out. `encode` returns the codes of the letters, and how far each goes. */
type Embedded = {
  id: string;
  ascender: number;
  ref(): unknown;
  encode(text: string): [codes: string[], places: { advanceWidth: number }[]];
};
type Letter = { code: string; width: number };

/**
 * Writes lines letter by letter, without the pairs and ligatures that pdfkit looks for in each word: that takes a hundred times as long,
 * and the DOCX has none either. Each letter of a font is asked for once in a document.
 */
export class Letters {
  readonly #pdf: PDFKit.PDFDocument;
  readonly #fonts: Record<Font, { embedded: Embedded; letters: Map<string, Letter> }>;

  constructor(pdf: PDFKit.PDFDocument) {
    this.#pdf = pdf;
    const open = (font: Font) => {
      const { _font: embedded } = pdf.font(font) as unknown as { _font: Embedded };
      return { embedded, letters: new Map<string, Letter>() };
    };
    this.#fonts = { bold: open('bold'), regular: open('regular') };
  }

  /** @returns in points */
  widthOf(text: string, font: Font, size: number): number {
    let width = 0;
    for (const letter of text) width += this.#letter(letter, font).width;
    return (width * size) / 1000;
  }

  /** Writes a line at `x` and `y`, its upper left corner. */
  write(line: string, { font, size, x, y }: { font: Font; size: number; x: number; y: number }): void {
    const { embedded } = this.#fonts[font];
    const { page } = this.#pdf;
    page.fonts[embedded.id] ??= embedded.ref();
    let codes = '';
    for (const letter of line) codes += this.#letter(letter, font).code;
    const base = y + (embedded.ascender * size) / 1000;
    // The page is upside down, and so its texts stand on their heads.
    this.#pdf.addContent(`BT 1 0 0 -1 ${x.toFixed(2)} ${base.toFixed(2)} Tm /${embedded.id} ${size} Tf <${codes}> Tj ET`);
  }

  #letter(letter: string, font: Font): Letter {
    const { embedded, letters } = this.#fonts[font];
    const known = letters.get(letter);
    if (known) return known;
    const [codes, places] = embedded.encode(letter);
    const found = { code: codes.join(''), width: places.reduce((sum, { advanceWidth }) => sum + advanceWidth, 0) };
    letters.set(letter, found);
    return found;
  }
}
