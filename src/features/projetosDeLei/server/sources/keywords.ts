/** What divides key words: commas, semicolons, lines, and the underscores with which the Câmara begins another group of them. */
const divider = /[,;\n](?![^(\n]*\))|\.?\s*(?:^|\s)_+\s*/u;

/** Key words one a line, each once, as the source spells them. */
export function keywords(text: string): string {
  const found = text.split(divider).map((word) => word.trim().replace(/\.$/, '').trim());
  return [...new Set(found.filter(Boolean))].join('\n');
}
