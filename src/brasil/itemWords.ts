/** Words that say what kind of thing it is; the rest of a description are its features. */
const MOST = 4;
const SHORTEST = 3;

/**
 * What to look for when the price of an item is wanted: the first words of its description, up to the first mark that begins its features.
 * «PAPEL SULFITE A4, 75 G/M², BRANCO» → «PAPEL SULFITE». Empty when the description has no words.
 */
export function itemWords(descricao: string): string {
  const words = (text: string) => (text.match(/\p{L}[\p{L}\p{N}]*/gu) ?? []).filter(({ length }) => length >= SHORTEST).slice(0, MOST);
  const name = words(descricao.split(/[,;:()/\n]|\s[-–—]\s|\.\s/u)[0] ?? '');
  return (name.length > 0 ? name : words(descricao)).join(' ');
}
