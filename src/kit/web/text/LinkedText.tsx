import { linkParts } from './linkParts.ts';

/** A text from elsewhere, its web addresses as links. */
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
