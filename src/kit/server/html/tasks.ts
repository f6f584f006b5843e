// What is done with HTML, by its name, so that a thread can be asked for it.
import { type CleaningRules, cleanHtml, linesOf, textOf } from './cleanHtml.ts';
import { assertDepthLimit } from './limits.ts';

export const htmlTasks = {
  /** @throws {HtmlRefused} */
  clean: (html: string, rules: CleaningRules) => {
    assertDepthLimit(html);
    return cleanHtml(html, rules);
  },
  cleanStored: (html: string) => cleanHtml(html),
  textOf: (html: string) => textOf(html),
  excerptOf,
};

export type HtmlTasks = typeof htmlTasks;
export type HtmlTaskName = keyof HtmlTasks;

/** The first letters of what cleaned HTML says, on one line and without what it quotes; no more of it is read. */
export function excerptOf(html: string, letters: number): string {
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
