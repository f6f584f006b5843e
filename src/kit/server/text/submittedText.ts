// Formatted text that users submit in forms, cleaned for storage.
import type { Language } from '#kit/errors.ts';
import type { HtmlCleaner } from '../html/cleaner.ts';
import { type CleaningRules, cleanHtml, textOf } from '../html/cleanHtml.ts';
import { HtmlRefused } from '../html/limits.ts';
import { asProblem } from '../http/validation.ts';

/** A formatted text that an account submitted in a field of a body. `longest`: its maximum length */
export type SubmittedHtml = { account: number; field: string; html: string; longest: number };
type Fault = { keyword: string; params: { limit?: number } };

/**
 * Cleans a formatted text. The result is checked for its length too: cleaning adds to links, and what is stored must be accepted again.
 * @returns a fault if it is too long or too complex. @throws {TooMany}
 */
export async function cleanSubmitted(
  cleaner: Pick<HtmlCleaner, 'clean'>,
  { account, html, longest }: Omit<SubmittedHtml, 'field'>,
  rules?: CleaningRules,
): Promise<{ clean: string } | { fault: Fault }> {
  const tooLong = { fault: { keyword: 'maxLength', params: { limit: longest } } };
  if (html.length > longest) return tooLong;
  try {
    const clean = await cleaner.clean(account, html, rules);
    return clean.length > longest ? tooLong : { clean };
  } catch (error) {
    if (!(error instanceof HtmlRefused)) throw error;
    return { fault: { keyword: error.keyword, params: error.params } };
  }
}

/** The same. @throws {Problem} `validation` that names the field; {TooMany} */
export async function readHtml(
  cleaner: Pick<HtmlCleaner, 'clean'>,
  { field, ...sent }: SubmittedHtml,
  language: Language,
  rules?: CleaningRules,
): Promise<string> {
  const read = await cleanSubmitted(cleaner, sent, rules);
  if ('fault' in read) throw asProblem([{ ...read.fault, instancePath: `/${field}` }], 'body', language);
  return read.clean;
}

/** A formatted text of our own pages, and its plain text. */
export type FormattedText = { html: string; text: string };

/** Such a text may link to our own pages, and has no pictures. */
const ofOwnPages: CleaningRules = { pictures: false, ownPages: true };

/** A formatted text of one of our own pages. @throws as `readHtml` */
export async function readFormattedText(
  cleaner: Pick<HtmlCleaner, 'clean' | 'textOf'>,
  sent: SubmittedHtml,
  language: Language,
): Promise<FormattedText> {
  const html = await readHtml(cleaner, sent, language, ofOwnPages);
  return { html, text: await cleaner.textOf(sent.account, html) };
}

/** The same for a short built-in text. */
export function formattedTextOf(given: string): FormattedText {
  const html = cleanHtml(given, ofOwnPages);
  return { html, text: textOf(html) };
}
