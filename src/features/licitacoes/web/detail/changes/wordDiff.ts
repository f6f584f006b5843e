// Differences between two texts, word by word.

export type Piece = { kind: 'same' | 'removed' | 'added'; text: string };

/** The cost is the product of both lengths; above this, everything between the common ends counts as replaced. */
const MOST_COMPARED = 4_000_000;

/** Pieces of both texts in reading order; without removed ones they are the new text, with its white space. */
export function wordDiff(before: string, after: string): Piece[] {
  const [old, now] = [words(before), words(after)];
  let start = 0;
  while (start < old.length && start < now.length && isSame(old[start], now[start])) start++;
  let end = 0;
  while (end < old.length - start && end < now.length - start && isSame(old.at(-1 - end), now.at(-1 - end))) end++;
  const pieces: Piece[] = [];
  const add = (kind: Piece['kind'], some: string[]) => {
    const last = pieces.at(-1);
    if (some.length === 0) return;
    if (last?.kind === kind) last.text += some.join('');
    else pieces.push({ kind, text: some.join('') });
  };
  add('same', now.slice(0, start));
  compare(old.slice(start, old.length - end), now.slice(start, now.length - end), add);
  add('same', now.slice(now.length - end));
  return pieces;
}

/** Shortens long unchanged pieces to the words next to a change. */
export function shortened(pieces: Piece[], context = 6): Piece[] {
  return pieces.map((piece, place) => {
    const some = words(piece.text);
    const [head, tail] = [place > 0 ? context : 0, place < pieces.length - 1 ? context : 0];
    if (piece.kind !== 'same' || some.length <= head + tail + 1) return piece;
    return { kind: 'same', text: `${some.slice(0, head).join('')}… ${tail > 0 ? some.slice(-tail).join('') : ''}` };
  });
}

/** Passes on the longest common subsequence of words, and what differs between. */
function compare(old: string[], now: string[], add: (kind: Piece['kind'], some: string[]) => void): void {
  if (old.length * now.length > MOST_COMPARED) {
    add('removed', old);
    add('added', now);
    return;
  }
  // Length of the common subsequence from here to both ends.
  const width = now.length + 1;
  const common = new Uint16Array((old.length + 1) * width);
  const at = (i: number, j: number) => common[i * width + j] ?? 0;
  for (let i = old.length - 1; i >= 0; i--)
    for (let j = now.length - 1; j >= 0; j--)
      common[i * width + j] = isSame(old[i], now[j]) ? at(i + 1, j + 1) + 1 : Math.max(at(i + 1, j), at(i, j + 1));
  let [i, j] = [0, 0];
  while (i < old.length || j < now.length) {
    if (i < old.length && j < now.length && isSame(old[i], now[j])) {
      add('same', now.slice(j, j + 1));
      i++;
      j++;
    } else if (j === now.length || (i < old.length && at(i + 1, j) >= at(i, j + 1))) add('removed', old.slice(i, ++i));
    else add('added', now.slice(j, ++j));
  }
}

/** Each word with the white space after it. */
function words(text: string): string[] {
  return text.match(/\S+\s*|^\s+/g) ?? [];
}

function isSame(a: string | undefined, b: string | undefined): boolean {
  return a?.trim() === b?.trim();
}
