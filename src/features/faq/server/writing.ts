// Validates what admins write.
import type { Language } from '#kit/errors.ts';
import { buscaOf } from '#kit/server/text/contains.ts';
import { readLine } from '#kit/server/text/submittedLine.ts';
import type { FormattedText } from '#kit/server/text/submittedText.ts';

/** The columns of a question. @throws {Problem} `validation` if question or answer is blank */
export function readQuestion(sent: { question: string }, { html, text }: FormattedText, language: Language) {
  const question = readLine('question', sent.question, language);
  readLine('html', text, language);
  return { question, html, ans: text, busca: buscaOf(question) };
}
