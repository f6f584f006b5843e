// Where a text matches what was typed, whatever the accents and the case.
import { fold, wordsOf } from '#kit/web/search/fold.ts';

export type TextSpan = { text: string; isMatch: boolean };

type Typed = { letters: string; matchesWithin: boolean };
const shortest = 3;

/** The text in stretches that match and such that do not. A word matches as far as it begins like a typed one: plural and singular do. */
export function matchSpans(text: string, q: string): TextSpan[] {
  const words = wordsOf(fold(text));
  // Within words only where none begins with it, and no short ones, or half of each text would be marked.
  const typed = wordsOf(fold(q)).map((letters) => ({
    letters,
    matchesWithin: letters.length >= shortest && !words.some((word) => word.startsWith(letters)),
  }));
  const marks = Array.from<boolean>({ length: text.length }).fill(false);
  for (const { 0: word, index } of text.matchAll(/[\p{L}\p{N}\p{M}]+/gu)) {
    const [from, length] = matchIn(word, typed);
    marks.fill(true, index + from, index + from + length);
  }
  const stretches: TextSpan[] = [];
  for (const [place, isMatch] of marks.entries()) {
    const last = stretches.at(-1);
    if (last?.isMatch === isMatch) last.text += text[place];
    else stretches.push({ text: text[place] ?? '', isMatch });
  }
  return stretches;
}

/** Where the word matches best, and how many of its letters. */
function matchIn(word: string, typed: readonly Typed[]): [from: number, length: number] {
  // Letter by letter, because folding may change how many there are.
  const folded = [...word].map(fold).join('');
  let best: [number, number] = [0, 0];
  for (const { letters, matchesWithin } of typed) {
    const from = matchesWithin ? folded.indexOf(letters) : folded.startsWith(letters) ? 0 : -1;
    const length = from >= 0 ? letters.length : commonStem(folded, letters);
    if (length > best[1]) best = [Math.max(0, from), length];
  }
  return folded.length === word.length ? best : [0, best[1] > 0 ? word.length : 0];
}

/** How many letters both begin with, where they differ by an ending only. */
function commonStem(word: string, typed: string): number {
  let length = 0;
  while (length < word.length && word[length] === typed[length]) length += 1;
  return length > shortest && length >= typed.length - 2 ? length : 0;
}
