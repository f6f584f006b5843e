// What admins write, as it is kept.
import type { Language } from '#kit/errors.ts';
import { fold } from '#kit/server/text/fold.ts';
import { type FormattedText, readLine } from '#kit/server/text/submittedText.ts';

/** An article's columns. @throws {Problem} `validation` where title or content say nothing */
export function readArticle(sent: { title: string }, { html, text }: FormattedText, language: Language) {
  const title = readLine('title', sent.title, language);
  readLine('html', text, language);
  return { title, html, content: text, title_busca: fold(title), busca: fold(`${title}\n${text}`) };
}
