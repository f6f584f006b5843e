// What admins write, as it is kept.
import type { Language } from '#kit/errors.ts';
import { buscaOf } from '#kit/server/text/contains.ts';
import { readLine, type Written } from '#kit/server/text/sentText.ts';

/** A question's columns. @throws {Problem} `validation` where question or answer say nothing */
export function readQuestion(sent: { question: string }, { html, text }: Written, language: Language) {
  const question = readLine('question', sent.question, language);
  readLine('html', text, language);
  return { question, html, ans: text, busca: buscaOf(question) };
}
