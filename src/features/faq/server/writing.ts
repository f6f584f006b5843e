// What admins write, as it is kept.
import type { Language } from '#kit/errors.ts';
import { buscaOf } from '#kit/server/contains.ts';
import { readLine, readWritten } from '#kit/server/sentText.ts';
import { LONGEST_ANSWER } from '../contract.ts';

/** A question's columns. @throws {Problem} `validation` where question or answer say nothing */
export function readQuestion(sent: { question: string; html: string }, language: Language) {
  const question = readLine('question', sent.question, language);
  const { html, text: ans } = readWritten('html', sent.html, LONGEST_ANSWER, language);
  return { question, html, ans, busca: buscaOf(question) };
}
