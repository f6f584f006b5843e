// Highlights the parts of a text that match the query, ignoring accents, case and how a word is divided.
import { fold, wordsOf } from './foldedWords.ts';
import { plainMarks } from './typedMarks.ts';

export type TextSpan = { text: string; isMatch: boolean };

type Typed = { letters: string; matchesWithin: boolean; isWhole: boolean };
const shortest = 3;
/** Of a plural, or of a verb. */
const longestEnding = 3;
/** Of `de:ana`, only the value is in the text. */
const operator = /(?<=^|\s)\p{L}+:/gu;

/** Words that the results do not have. */
const excluded = /(?<=^|\s)-(?:"[^"]*"?|\S+)/g;
/** What is typed together: in quotation marks, or without a space. */
const [hasDigit, digits, thousands] = [/\d/, /^\d+$/, /^\d{3}$/];
/** The number of a process or a CNPJ, which texts also have without its marks. */
const shortestCode = 10;
const piece = /"([^"]*)"?|\S+/g;

/**
 * Splits the text into matching and other spans. A word matches by a common beginning, as plural and singular have; what was typed together
 * also if the text divides it in another way: `no-break`, `nobreak`, `500ml`, `500 ml`.
 * @param little words that are not marked by themselves, since they are everywhere
 */
export function matchSpans(text: string, q: string, little: ReadonlySet<string> = new Set()): TextSpan[] {
  const words = wordsOf(fold(text));
  const asked = fold(plainMarks(q).replace(operator, ' ').replace(excluded, ' '));
  const pieces = [...asked.matchAll(piece)].map(({ 0: all, 1: quoted }) => ({
    parts: wordsOf(quoted ?? all),
    isQuoted: quoted !== undefined,
  }));
  // Within words only if no word begins with it, and not for short queries, which would mark half of each text.
  const typed = pieces
    .flatMap(({ parts }) => (parts.length > 1 ? parts.filter(isWordOfPhrase) : parts))
    .filter((word) => !little.has(word))
    .map((letters, _, all) => ({
      letters,
      matchesWithin: letters.length >= shortest && !words.some((word) => word.startsWith(letters)),
      isWhole: letters.length < shortest && all.some((other) => other.length >= shortest),
    }));
  const marks = Array.from<boolean>({ length: text.length }).fill(false);
  for (const { 0: word, index } of text.matchAll(/[\p{L}\p{N}\p{M}\p{Default_Ignorable_Code_Point}]+/gu)) {
    const [from, length] = matchIn(word, typed);
    marks.fill(true, index + from, index + from + length);
  }
  markTogether(
    text,
    [...pieces.map(({ parts, isQuoted }) => togetherIn(parts, isQuoted)), ...pairsOf(pieces.map(({ parts }) => parts))],
    marks,
  );
  const stretches: TextSpan[] = [];
  for (const [place, isMatch] of marks.entries()) {
    const last = stretches.at(-1);
    if (last?.isMatch === isMatch) last.text += text[place];
    else stretches.push({ text: text[place] ?? '', isMatch });
  }
  return stretches;
}

/** Numbers of a phrase say nothing by themselves, and short words little. */
function isWordOfPhrase(part: string): boolean {
  return part.length >= shortest && !hasDigit.test(part);
}

/** Marks all matches of these expressions, which are of folded letters. */
function markTogether(text: string, expressions: readonly string[], marks: boolean[]): void {
  const places: number[] = [];
  let folded = '';
  for (const { 0: letter, index } of text.matchAll(/./gsu)) {
    const some = fold(letter);
    for (let unit = 0; unit < some.length; unit++) places.push(index);
    folded += some;
  }
  for (const expression of expressions)
    for (const { 0: found, index } of expression ? folded.matchAll(new RegExp(expression, 'gu')) : [])
      marks.fill(true, places[index], (places[index + found.length - 1] as number) + 1);
}

const [before, after] = ['(?<![\\p{L}\\p{N}])', '(?:e?s)?(?![\\p{L}\\p{N}])'];

/** Parts in their order, however they are divided; empty for a single word that nothing divides. */
function togetherIn(parts: readonly string[], isQuoted: boolean): string {
  const all = parts.join('');
  const isCode = all.length >= shortestCode && digits.test(all);
  const toPart = (part: string, at: number) => {
    const last = parts[at - 1];
    if (last === undefined) return dividable(part);
    const mayTouch = !isQuoted && (isCode || (digits.test(last) ? thousands.test(part) : hasDigit.test(part)));
    const between = isQuoted || hasDigit.test(all) ? `[^\\p{L}\\p{N}]{${mayTouch ? 0 : 1},3}` : "[-‐'’ ]?";
    return between + doubled(part) + dividable(part);
  };
  return all.length < (hasDigit.test(all) ? 2 : shortest) ? '' : `${before}${parts.map(toPart).join('')}${after}`;
}

/** Neighbours that the text may have as one word, or with a hyphen. */
function pairsOf(pieces: readonly string[][]): string[] {
  return pieces.slice(1).flatMap(([next = '', ...more], at) => {
    const [word = '', ...others] = pieces[at] ?? [];
    const isPair = more.length === 0 && others.length === 0 && word !== '' && next.length >= shortest;
    return isPair ? `${before}${dividable(word)}[-‐]?${doubled(next)}${dividable(next)}${after}` : [];
  });
}

/** The first letter of a part that doubles it where both are one word. */
function doubled(part: string): string {
  return part.startsWith('r') || part.startsWith('s') ? `${part[0]}?` : '';
}

/** Letters with a hyphen anywhere, where r and s are doubled without it; digits with their marks, and a space before a unit. */
function dividable(part: string): string {
  return part
    .replace(/(?<=...)s$/, '')
    .replace(/(\d)(?=\d)/g, '$1[./-]?')
    .replace(/(\d)x(?=\d)/g, '$1 ?[x×] ?')
    .replace(/(\d)(?=\p{L})/gu, '$1[ -]?')
    .replace(/(\p{L})(?=\p{L})/gu, "$1[-‐'’]?")
    .replace(/(\p{L})(?=\d)/gu, '$1[-‐ ]?')
    .replace(/([rs])(\[-‐'’\]\?)(?=\1)/g, '$1?$2');
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
