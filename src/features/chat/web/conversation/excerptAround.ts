import { fold } from '#kit/foldedWords.ts';

/** Characters shown before the match, so that it is on the first line. */
const lead = 24;

/** Splits a message around the first matching word; without a match in this form, the whole message comes first. */
export function excerptAround(message: string, words: string): [before: string, found: string, after: string] {
  const folded = fold(message);
  // If folding changes the length, indexes differ.
  const word =
    folded.length === message.length
      ? fold(words)
          .split(/\s+/)
          .find((one) => one && folded.includes(one))
      : undefined;
  if (!word) return [message, '', ''];
  const start = folded.indexOf(word);
  const before = message.slice(0, start);
  return [
    before.length > lead ? `…${before.slice(-lead)}` : before,
    message.slice(start, start + word.length),
    message.slice(start + word.length),
  ];
}
