// Validates what admins write.
import type { Language } from '#kit/errors.ts';
import { fold } from '#kit/server/text/fold.ts';
import { readLine } from '#kit/server/text/submittedLine.ts';
import type { FormattedText } from '#kit/server/text/submittedText.ts';

/** The columns of an article. @throws {Problem} `validation` if title or content is blank */
export function readArticle(sent: { title: string }, { html, text }: FormattedText, language: Language) {
  const title = readLine('title', sent.title, language);
  readLine('html', text, language);
  return { title, html, content: text, title_busca: fold(title), busca: fold(`${title}\n${text}`) };
}
