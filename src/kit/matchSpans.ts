// Highlights the parts of a text that match the query, ignoring accents and case.
import { fold, wordsOf } from './foldedWords.ts';

export type TextSpan = { text: string; isMatch: boolean };

type Typed = { letters: string; matchesWithin: boolean; isWhole: boolean };
const shortest = 3;
/** Of a plural, or of a verb. */
const longestEnding = 3;
/** Of `de:ana`, only the value is in the text. */
const operator = /(?<=^|\s)\p{L}+:/gu;

/** Words that the results do not have. */
const excluded = /(?<=^|\s)-(?:"[^"]*"?|\S+)/g;

/** Splits the text into matching and other spans. A word matches by a common beginning, as plural and singular have. */
export function matchSpans(text: string, q: string): TextSpan[] {
  const words = wordsOf(fold(text));
  // Within words only if no word begins with it, and not for short queries, which would mark half of each text.
  const typed = wordsOf(fold(q.replace(operator, ' ').replace(excluded, ' '))).map((letters, _, all) => ({
    letters,
    matchesWithin: letters.length >= shortest && !words.some((word) => word.startsWith(letters)),
    isWhole: letters.length < shortest && all.some((other) => other.length >= shortest),
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

/** The best match within the word, and its length. */
function matchIn(word: string, typed: readonly Typed[]): [from: number, length: number] {
  // Character by character, since folding may change their number.
  const folded = [...word].map(fold).join('');
  let best: [number, number] = [0, 0];
  for (const { letters, matchesWithin, isWhole } of typed) {
    if (isWhole && folded !== letters) continue;
    const from = matchesWithin ? folded.indexOf(letters) : folded.startsWith(letters) ? 0 : -1;
    const length = from >= 0 ? letters.length : commonStem(folded, letters);
    if (length > best[1]) best = [Math.max(0, from), length];
  }
  const [from, length] = best;
  // Only the ending is missing: `pneus` for `pneu`.
  const isWhole = folded.length !== word.length || (from === 0 && length > shortest && length >= folded.length - longestEnding);
  return isWhole ? [0, length > 0 ? word.length : 0] : best;
}

/** The length of the common beginning, if only the endings differ. */
function commonStem(word: string, typed: string): number {
  let length = 0;
  while (length < word.length && word[length] === typed[length]) length += 1;
  return length > shortest && length >= typed.length - 2 ? length : 0;
}
