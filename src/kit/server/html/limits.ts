// Limits for HTML: tags and nesting cost time, not length, so both are counted before parsing.
import { type LocalizedText, Problem } from '#kit/errors.ts';

/**
 * Real texts stay far below: a newsletter of 500 KB has some 6,000 tags and 60 levels, a table of 10,000 cells from our editor 40,000 tags.
 * `marks` are `<` characters, of which an element has two.
 */
export const htmlLimits = { marks: 60_000, depth: 500 } as const;

const tooMuch: LocalizedText = {
  pt: 'O texto formatado é complexo demais.',
  en: 'The formatted text is too complex.',
  fr: 'Le texte mis en forme est trop complexe.',
  de: 'Der formatierte Text ist zu komplex.',
};

/** Formatted text that would take too long to clean. `keyword` and `params` say why, in the terms of validation. */
export class HtmlRefused extends Problem {
  readonly keyword: 'maxMarks' | 'maxDepth' | 'maxEffort';
  readonly params: { limit?: number };
  constructor(keyword: HtmlRefused['keyword'], params: HtmlRefused['params'] = {}) {
    super('validation', tooMuch);
    this.keyword = keyword;
    this.params = params;
  }
}

/** @returns the number of tags, or `most` + 1 if there are more */
export function countTags(html: string, most: number): number {
  let marks = 0;
  for (let at = html.indexOf('<'); at !== -1 && marks <= most; at = html.indexOf('<', at + 1)) marks++;
  return marks;
}

/** Elements whose end tag does not exist or is optional: siblings would be counted as nested. */
const uncounted =
  /^(?:area|base|br|col|embed|hr|img|input|link|meta|param|source|track|wbr|p|li|dt|dd|tr|td|th|thead|tbody|tfoot|colgroup|option)$/i;

/** Only counts characters, so it is cheap enough for the main thread. @throws {HtmlRefused} */
export function assertTagLimit(html: string): void {
  if (countTags(html, htmlLimits.marks) > htmlLimits.marks) throw new HtmlRefused('maxMarks', { limit: htmlLimits.marks });
}

/** Scans the tags once without parsing; deep nesting that it misses is found while cleaning. @throws {HtmlRefused} */
export function assertDepthLimit(html: string): void {
  let depth = 0;
  for (const [, end, name = ''] of html.matchAll(/<(\/?)([a-z][a-z0-9]*)/gi)) {
    if (uncounted.test(name)) continue;
    depth = Math.max(0, depth + (end ? -1 : 1));
    if (depth > htmlLimits.depth) throw new HtmlRefused('maxDepth', { limit: htmlLimits.depth });
  }
}
