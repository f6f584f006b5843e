// What admins write, as it is kept.
import type { Language } from '#kit/errors.ts';
import { buscaOf } from '#kit/server/text/contains.ts';
import { type FormattedText, readLine } from '#kit/server/text/submittedText.ts';

/** A question's columns. @throws {Problem} `validation` where question or answer say nothing */
export function readQuestion(sent: { question: string }, { html, text }: FormattedText, language: Language) {
  const question = readLine('question', sent.question, language);
  readLine('html', text, language);
  return { question, html, ans: text, busca: buscaOf(question) };
}
