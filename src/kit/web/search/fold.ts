// Texts compared as people type them, whatever the accents and the case.

/** A text as texts are compared: without accents and in small letters. */
export function fold(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
}

/** Whether each word that was typed begins a word of the text. */
export function matchesWords(text: string, typed: string): boolean {
  const words = wordsOf(fold(text));
  return wordsOf(fold(typed)).every((part) => words.some((word) => word.startsWith(part)));
}

export function wordsOf(folded: string): string[] {
  return folded.match(/[\p{L}\p{N}]+/gu) ?? [];
}
