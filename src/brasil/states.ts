// Brazil's states as tiles of equal size, placed next to their neighbours.

import { type Uf, ufNames } from './ufs.ts';

export type State = { uf: string; name: string; column: number; row: number };

const at = (uf: Uf, column: number, row: number): State => ({ uf, name: ufNames[uf], column, row });

/** From north to south, from west to east. */
export const brazilStates: readonly State[] = [
  at('RR', 2, 1),
  at('AP', 4, 1),
  at('AM', 2, 2),
  at('PA', 3, 2),
  at('MA', 4, 2),
  at('PI', 5, 2),
  at('CE', 6, 2),
  at('RN', 7, 2),
  at('AC', 1, 3),
  at('RO', 2, 3),
  at('MT', 3, 3),
  at('TO', 4, 3),
  at('BA', 5, 3),
  at('PE', 6, 3),
  at('PB', 7, 3),
  at('MS', 3, 4),
  at('GO', 4, 4),
  at('DF', 5, 4),
  at('SE', 6, 4),
  at('AL', 7, 4),
  at('SP', 4, 5),
  at('MG', 5, 5),
  at('ES', 6, 5),
  at('PR', 4, 6),
  at('RJ', 5, 6),
  at('RS', 3, 7),
  at('SC', 4, 7),
];

const steps = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] } as const;

/** The state that a key moves to: the nearest in its direction, the first or last for Home and End; undefined for other keys. */
export function neighbourState(uf: string, key: string): State | undefined {
  if (key === 'Home') return brazilStates[0];
  if (key === 'End') return brazilStates.at(-1);
  const here = brazilStates.find((state) => state.uf === uf);
  if (!here || !Object.hasOwn(steps, key)) return undefined;
  const [right, down] = steps[key as keyof typeof steps];
  const away = (state: State) => {
    const along = (state.column - here.column) * right + (state.row - here.row) * down;
    const aside = Math.abs((state.column - here.column) * down) + Math.abs((state.row - here.row) * right);
    // A state that is farther to the side than ahead is in another direction.
    return along > 0 && aside <= along ? along + aside * 2 : Number.POSITIVE_INFINITY;
  };
  const nearest = brazilStates.reduce((best, state) => (away(state) < away(best) ? state : best));
  return away(nearest) === Number.POSITIVE_INFINITY ? undefined : nearest;
}
