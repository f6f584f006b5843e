// Text without pages, which exist only once a program lays it out: it is cut into pieces at paragraphs, as long as a page.
import type { TextPages } from './textPages.ts';

/** About a page of a notice; a longer paragraph is cut at a space before the second. */
const [LETTERS, LONGEST] = [3000, 6000];

export class FlowingText {
  readonly #into: TextPages;
  readonly #file: string;
  #number = 0;
  #piece = '';

  constructor(into: TextPages, file: string) {
    this.#into = into;
    this.#file = file;
  }

  /** @throws {Unreadable} `tooMuch` */
  add(text: string): void {
    this.#piece += text;
    while (this.#piece.length > LONGEST) {
      const space = this.#piece.lastIndexOf(' ', LONGEST);
      const rest = this.#piece.slice(space > LETTERS ? space + 1 : LONGEST);
      this.#piece = this.#piece.slice(0, this.#piece.length - rest.length);
      this.endPage();
      this.#piece = rest;
    }
  }

  /** @throws {Unreadable} `tooMuch` */
  endParagraph(): void {
    this.add('\n');
    if (this.#piece.length >= LETTERS) this.endPage();
  }

  /** @throws {Unreadable} `tooMuch` */
  endPage(): void {
    if (this.#piece.trim() !== '') this.#into.add(this.#file, ++this.#number, this.#piece);
    this.#piece = '';
  }
}
