import { linkParts } from './linkParts.ts';

/** A plain text with its URLs as links. */
export function LinkedText({ text }: { text: string }) {
  return linkParts(text).map(({ start, words, href }) =>
    href ? (
      <a key={start} href={href} target="_blank" rel="noopener noreferrer">
        {words}
      </a>
    ) : (
      words
    ),
  );
}
