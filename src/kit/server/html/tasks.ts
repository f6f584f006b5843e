// Tasks on HTML by name, so that a thread can be asked for them.
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

/** The first characters of cleaned HTML as text, on one line and without quotations; the rest is not processed. */
export function excerptOf(html: string, letters: number): string {
  let own = '';
  for (const { said, depth } of linesOf(html)) {
    if (depth === 0 && !said.startsWith('>')) own += ` ${said.replace(/\s+/g, ' ').trim()}`;
    // A character takes up to two UTF-16 units.
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
