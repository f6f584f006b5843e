// What is done with HTML, by its name, so that a thread can be asked for it.
import { type CleaningRules, cleanHtml, linesOf, textOf } from './cleanHtml.ts';
import { mustNotBeDeep } from './limits.ts';

export const htmlWork = {
  /** @throws {HtmlRefused} */
  clean: (html: string, rules: CleaningRules) => {
    mustNotBeDeep(html);
    return cleanHtml(html, rules);
  },
  cleanKept: (html: string) => cleanHtml(html),
  textOf: (html: string) => textOf(html),
  beginningOf,
};

export type HtmlWork = typeof htmlWork;
export type HtmlWorkName = keyof HtmlWork;

/** The first letters of what cleaned HTML says, on one line and without what it quotes; no more of it is read. */
export function beginningOf(html: string, letters: number): string {
  let own = '';
  for (const { said, depth } of linesOf(html)) {
    if (depth === 0 && !said.startsWith('>')) own += ` ${said.replace(/\s+/g, ' ').trim()}`;
    // A letter takes up two places at most.
    if (own.length > 2 * letters) break;
  }
  return [
    ...own
      .replace(/\s+/g, ' ')
      .trim()
      .slice(0, 2 * letters),
  ]
    .slice(0, letters)
    .join('');
}
