import { plainMarks } from './typedMarks.ts';

/**
 * The query for a text that is still being typed: the asterisk makes its last word a beginning. Not in quotes, after a minus, or for one
 * or two letters, which many words begin with, or in an operator (`de:ana`).
 */
export function whileTyping(typed: string): string {
  const text = plainMarks(typed);
  const isQuoted = text.split('"').length % 2 === 0;
  const last = /(?:^|\s)(?!\p{L}+:)([^\s"-][^\s"]*[\p{L}\p{N}])$/u.exec(text)?.[1] ?? '';
  return !isQuoted && last.replace(/[^\p{L}\p{N}]/gu, '').length > 2 ? `${text}*` : text;
}
