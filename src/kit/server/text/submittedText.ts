// What people write in forms, as it is kept: a line, or a formatted text.
import type { Language } from '#kit/errors.ts';
import type { HtmlCleaner } from '../html/cleaner.ts';
import { type CleaningRules, cleanHtml, textOf } from '../html/cleanHtml.ts';
import { HtmlRefused } from '../html/limits.ts';
import { asProblem } from '../http/validation.ts';
import { clean } from '../records/fields.ts';

/** Text on one line. @throws {Problem} `validation` where nothing of it is to be seen */
export function readLine(field: string, given: string, language: Language): string {
  const line = toSingleLine(given);
  if (line === '') throw asProblem([{ keyword: 'required', instancePath: `/${field}` }], 'body', language);
  return line;
}

/** For names of files, which people have not chosen here: cleaned where names that are typed are refused. */
export function toSingleLine(given: string): string {
  return clean(given).replace(/\n/g, ' ');
}

/** A formatted text that an account sent in a field of a body. `longest`: as long as it may be sent */
export type SubmittedHtml = { account: number; field: string; html: string; longest: number };
type Fault = { keyword: string; params: { limit?: number } };

/**
 * What may stay of a formatted text. Cleaning adds to links, and what is kept must be accepted when it is sent again.
 * @returns what is wrong with it where it is too long or too complex. @throws {TooMany}
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

/** A formatted text of our own pages, and what it says. */
export type FormattedText = { html: string; text: string };

/** How such a text is cleaned: it may lead to other pages of ours, and has no pictures. */
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

/** The same of a short text that the product itself brings. */
export function formattedTextOf(given: string): FormattedText {
  const html = cleanHtml(given, ofOwnPages);
  return { html, text: textOf(html) };
}
