import { toSearchWords } from '#brasil/server/portuguese.ts';

/**
 * The normalised words of a page. The notice's own token comes first, so that a search within a notice need not consider pages of others: a
 * word may stand on millions.
 */
export function pageWords(licitacaoId: number, text: string): string {
  return `${noticeToken(licitacaoId)} ${toSearchWords(text)}`;
}

/** Begins with a character that folding replaces, so no typed word equals it or its beginning. */
export function noticeToken(licitacaoId: number): string {
  return `\uFB00licitacao${licitacaoId}`;
}
