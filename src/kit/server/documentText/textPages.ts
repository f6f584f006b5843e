// Collects the pages of documents within the limits.
import { type DocumentLimits, MOST_LETTERS_OF_PAGE, Unreadable } from './documentLimits.ts';

/** A page, counted from 1 within its file; `file` is its name within a ZIP, otherwise empty. */
export type TextPage = { file: string; number: number; text: string };

/** What neither an index nor PostgreSQL takes: control characters but tab and line feed. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is removed
const CONTROL = /[\0-\x08\x0b-\x1f\x7f]+/g;

/** Characters of the name of a file within a ZIP. */
const LONGEST_NAME = 300;

export class TextPages {
  /** Whether no page had text so far. */
  isEmpty = true;
  #left: { pages: number; letters: number };
  readonly #put: (page: TextPage) => void;

  constructor({ pages, letters }: Pick<DocumentLimits, 'pages' | 'letters'>, put: (page: TextPage) => void) {
    this.#left = { pages, letters };
    this.#put = put;
  }

  /** Pages without text count too, so that later ones keep their number. @throws {Unreadable} `tooMuch` */
  add(file: string, number: number, text: string): void {
    const cleaned = clean(text, MOST_LETTERS_OF_PAGE);
    this.#left.pages -= 1;
    this.#left.letters -= cleaned.length;
    if (this.#left.pages < 0 || this.#left.letters < 0) throw new Unreadable('tooMuch');
    if (cleaned === '') return;
    this.isEmpty = false;
    this.#put({ file: clean(file, LONGEST_NAME), number, text: cleaned });
  }
}

/** Soft hyphens are no part of a word. */
function clean(text: string, most: number): string {
  const visible = text.toWellFormed().replace(/\r\n?/g, '\n').replaceAll('\u00ad', '').replace(CONTROL, ' ').trim();
  return visible.slice(0, most).toWellFormed();
}
