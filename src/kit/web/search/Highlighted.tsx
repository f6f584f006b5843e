import { fold } from '#kit/foldedWords.ts';
import classes from './Highlighted.module.css';

type HighlightedProps = {
  text: string;
  /** The typed text: highlighted as a whole, or else word by word. */
  q: string;
};

/** A text with highlighted search matches, ignoring accents and case. */
export function Highlighted({ text, q }: HighlightedProps) {
  // biome-ignore lint/suspicious/noArrayIndexKey: a piece is known by its place alone
  return piecesOf(text, q).map((piece, place) => <Piece key={place} {...piece} />);
}

function Piece({ said, isHit }: Piece) {
  return isHit ? <mark className={classes.mark}>{said}</mark> : said;
}

type Piece = { said: string; isHit: boolean };

/** Splits the text into matching and other pieces. */
export function piecesOf(text: string, q: string): Piece[] {
  const letters = [...text];
  // A character may fold to none or several: map each back to its origin.
  const owners = letters.flatMap((letter, place) => Array.from(fold(letter), () => place));
  const folded = letters.map(fold).join('');
  const whole = fold(q).trim();
  const asked = whole && folded.includes(whole) ? [whole] : whole.split(/\s+/).filter(Boolean);
  const hits = new Set<number>();
  for (const part of asked)
    for (let at = folded.indexOf(part); at >= 0; at = folded.indexOf(part, at + part.length))
      for (let place = at; place < at + part.length; place++) hits.add(owners[place] ?? -1);
  const pieces: Piece[] = [];
  for (const [place, letter] of letters.entries()) {
    const isHit = hits.has(place);
    const last = pieces.at(-1);
    if (last?.isHit === isHit) last.said += letter;
    else pieces.push({ said: letter, isHit });
  }
  return pieces;
}
