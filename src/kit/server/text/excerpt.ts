// The part of a text that a search found.
import { fold } from './fold.ts';

const EXCERPT_LENGTH = 180;
const EXCERPT_LEAD = 60;

/** An excerpt on one line around the first of these folded words; without a match, the beginning. */
export function excerptAround(content: string, words: readonly string[], length = EXCERPT_LENGTH, lead = EXCERPT_LEAD): string {
  const text = content.replace(/\s+/g, ' ').trim();
  // A character may fold to several: `owners` maps each back.
  const letters = [...text];
  const owners = letters.flatMap((letter, place) => Array.from({ length: fold(letter).length }, () => place));
  const folded = letters.map(fold).join('');
  const places = words.map((word) => folded.indexOf(word)).filter((place) => place >= 0);
  const hit = places.length > 0 ? (owners[Math.min(...places)] ?? 0) : 0;
  const from = hit <= lead ? 0 : letters.indexOf(' ', hit - lead) + 1;
  const rest = letters.slice(from);
  if (rest.length <= length) return (from > 0 ? '… ' : '') + rest.join('');
  const end = rest.lastIndexOf(' ', length);
  return `${from > 0 ? '… ' : ''}${rest.slice(0, end > 0 ? end : length).join('')} …`;
}
