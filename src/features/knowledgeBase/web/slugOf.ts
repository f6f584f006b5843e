import { fold, wordsOf } from '#kit/foldedWords.ts';

const MAX_LENGTH = 80;

/** The slug suggested for a title: lower-case letters, digits and hyphens. */
export function slugOf(title: string): string {
  return wordsOf(fold(title).replace(/[^\x20-\x7e]/g, ' '))
    .join('-')
    .slice(0, MAX_LENGTH)
    .replace(/-+$/, '');
}

export function isSlug(text: string): boolean {
  return /^[a-z0-9]+(-[a-z0-9]+)*$/.test(text);
}
