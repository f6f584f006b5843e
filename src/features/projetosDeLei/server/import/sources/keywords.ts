import { fold } from '#kit/server/text/fold.ts';

/** Separators of key words: commas, semicolons, line breaks, and the underscores with which the Câmara starts a new group. */
const divider = /[,;\n](?![^(\n]*\))|\.?\s*(?:^|\s)_+\s*/u;

/** Key words one per line, without duplicates in other case, spelled as in the source. */
export function keywords(text: string): string {
  const found = new Map<string, string>();
  for (const piece of text.split(divider)) {
    const word = piece
      .trim()
      .replace(/\.$/, '')
      .replace(/^\(([^()]*)\)$/, '$1')
      .trim();
    if (word !== '' && !found.has(fold(word))) found.set(fold(word), word);
  }
  return [...found.values()].join('\n');
}
