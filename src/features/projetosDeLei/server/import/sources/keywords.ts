import { fold } from '#kit/server/text/fold.ts';

/** What divides key words: commas, semicolons, lines, and the underscores with which the Câmara begins another group of them. */
const divider = /[,;\n](?![^(\n]*\))|\.?\s*(?:^|\s)_+\s*/u;

/** Key words one a line, each once whatever its case, as the source spells them. */
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
