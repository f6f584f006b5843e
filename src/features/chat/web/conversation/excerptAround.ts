import { fold } from '#kit/web/search/fold.ts';

/** So much is shown before what was found: it stands within the first line. */
const lead = 24;

/** A message around the first of the words that stands in it as it was typed; all of it before where the server knew it by another form. */
export function excerptAround(message: string, words: string): [before: string, found: string, after: string] {
  const folded = fold(message);
  // Where folding changes the length, places in the one are none in the other.
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
