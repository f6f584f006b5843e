// What people write in forms, as it is kept: a line, or a formatted text.
import type { Language } from '#kit/errors.ts';
import { cleanHtml, textOf } from './cleanHtml.ts';
import { clean } from './records/fields.ts';
import { asProblem } from './validation.ts';

/** Text on one line. @throws {Problem} `validation` where nothing of it is to be seen */
export function readLine(field: string, given: string, language: Language): string {
  const line = onOneLine(given);
  if (line === '') throw asProblem([{ keyword: 'required', instancePath: `/${field}` }], 'body', language);
  return line;
}

/** For names of files, which people have not chosen here: cleaned where names that are typed are refused. */
export function onOneLine(given: string): string {
  return clean(given).replace(/\n/g, ' ');
}

/**
 * A formatted text of one of our own pages, which may lead to others of them, and what it says.
 * @param longest what may be sent: cleaning adds to links, and what is kept must be accepted when it is sent again
 * @throws {Problem} `validation` where it says nothing, or is too long
 */
export function readWritten(field: string, given: string, longest: number, language: Language): { html: string; text: string } {
  const html = cleanHtml(given, { pictures: false, ownPages: true });
  const text = textOf(html);
  readLine(field, text, language);
  if (html.length > longest)
    throw asProblem([{ keyword: 'maxLength', instancePath: `/${field}`, params: { limit: longest } }], 'body', language);
  return { html, text };
}
