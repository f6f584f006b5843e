// People named in a comment: @username.

/** At the beginning of a word; a full stop at the end is the sentence's. */
const mention = /(?<![\p{L}\p{N}@._-])@([\p{L}\p{N}_](?:[\p{L}\p{N}._-]*[\p{L}\p{N}_-])?)/gu;

export type TextPart = { text: string; username?: string };

/** The usernames that a text names, once each. */
export function mentionedIn(text: string): string[] {
  return [...new Set([...text.matchAll(mention)].map(([, username = '']) => username))];
}

/** A text in parts, of which some are mentions. */
export function partsOf(text: string): TextPart[] {
  const parts: TextPart[] = [];
  let at = 0;
  for (const found of text.matchAll(mention)) {
    if (found.index > at) parts.push({ text: text.slice(at, found.index) });
    parts.push({ text: found[0], username: found[1] ?? '' });
    at = found.index + found[0].length;
  }
  if (at < text.length) parts.push({ text: text.slice(at) });
  return parts;
}

/** The name being typed before the caret, without its @; null if there is none. */
export function typedMention(text: string, caret: number): string | null {
  return /(?<![\p{L}\p{N}@._-])@([\p{L}\p{N}._-]*)$/u.exec(text.slice(0, caret))?.[1] ?? null;
}
