import { Fragment } from 'react';
import { fold } from './fold.ts';
import classes from './Marked.module.css';

type MarkedProps = {
  text: string;
  /** What was typed: marked where it stands as a whole, or each word of it where it does not. */
  q: string;
};

/** A text in which what was searched for is marked, whatever accents and case. */
export function Marked({ text, q }: MarkedProps) {
  const pieces = piecesOf(text, q);
  // biome-ignore lint/suspicious/noArrayIndexKey: a piece is known by its place alone
  return pieces.map(({ said, isHit }, place) =>
    isHit ? (
      <mark key={place} className={classes.mark}>
        {said}
      </mark>
    ) : (
      <Fragment key={place}>{said}</Fragment>
    ),
  );
}

/** The text in pieces, each a hit or none. */
export function piecesOf(text: string, q: string): { said: string; isHit: boolean }[] {
  const letters = [...text];
  // A letter may fold to none or several: each knows whose it is.
  const owners = letters.flatMap((letter, place) => Array.from(fold(letter), () => place));
  const folded = letters.map(fold).join('');
  const whole = fold(q).trim();
  const asked = whole && folded.includes(whole) ? [whole] : whole.split(/\s+/).filter(Boolean);
  const hits = new Set<number>();
  for (const part of asked)
    for (let at = folded.indexOf(part); at >= 0; at = folded.indexOf(part, at + part.length))
      for (let place = at; place < at + part.length; place++) hits.add(owners[place] ?? -1);
  const pieces: { said: string; isHit: boolean }[] = [];
  for (const [place, letter] of letters.entries()) {
    const isHit = hits.has(place);
    const last = pieces.at(-1);
    if (last?.isHit === isHit) last.said += letter;
    else pieces.push({ said: letter, isHit });
  }
  return pieces;
}
