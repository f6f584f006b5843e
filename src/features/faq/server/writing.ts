// What admins write, as it is kept.
import type { Language } from '#kit/errors.ts';
import { cleanHtml, textOf } from '#kit/server/cleanHtml.ts';
import { buscaOf } from '#kit/server/contains.ts';
import { clean } from '#kit/server/records/fields.ts';
import { asProblem } from '#kit/server/validation.ts';

/** Text on one line. @throws {Problem} `validation` where nothing of it is to be seen */
export function readLine(field: string, given: string, language: Language): string {
  const line = clean(given).replace(/\n/g, ' ');
  if (line === '') throw asProblem([{ keyword: 'required', instancePath: `/${field}` }], 'body', language);
  return line;
}

/** A question's columns. @throws {Problem} `validation` where question or answer say nothing */
export function readQuestion(sent: { question: string; html: string }, language: Language) {
  const question = readLine('question', sent.question, language);
  const html = cleanHtml(sent.html, { pictures: false });
  const ans = textOf(html);
  readLine('html', ans, language);
  return { question, html, ans, busca: buscaOf(question) };
}
