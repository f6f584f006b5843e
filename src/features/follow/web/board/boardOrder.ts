// Positions of cards on the board.

import type { Static } from '#kit/schema.ts';
import type { Follow, follow, Stage } from '../../contract.ts';

export type Columns = Static<typeof follow.board.reply>['columns'];
export type Move = { id: number; stage: Stage; after: number | null };

/** The board with a card moved after another of a stage, or to its top. */
export function moved(columns: Columns, { id, stage, after }: Move): Columns {
  const card = columns.flatMap(({ follows }) => follows).find((follow) => follow.id === id);
  if (!card) return columns;
  return without(columns, id).map((column) => {
    if (column.stage !== stage) return column;
    const place = after === null ? 0 : column.follows.findIndex((follow) => follow.id === after) + 1;
    return { ...column, total: column.total + 1, follows: column.follows.toSpliced(place, 0, { ...card, stage }) };
  });
}

/** The board without a card. */
export function without(columns: Columns, id: number): Columns {
  return columns.map((column) => {
    const follows = column.follows.filter((follow) => follow.id !== id);
    return { ...column, follows, total: column.total - (column.follows.length - follows.length) };
  });
}

/** The move for a drop at a position of a column: after the card before it, not counting itself. */
export function dropped(columns: Columns, id: number, stage: Stage, place: number): Move {
  const others = followsOf(columns, stage).filter((follow) => follow.id !== id);
  return { id, stage, after: others[place - 1]?.id ?? null };
}

/** The card before it: null at the top of its stage, undefined when it is not on the board. */
export function findBehind(columns: Columns, id: number): number | null | undefined {
  for (const { follows } of columns) {
    const place = follows.findIndex((follow) => follow.id === id);
    if (place >= 0) return follows[place - 1]?.id ?? null;
  }
  return undefined;
}

function followsOf(columns: Columns, stage: Stage): Follow[] {
  return columns.find((column) => column.stage === stage)?.follows ?? [];
}

export function totalOf(columns: Columns): number {
  return columns.reduce((sum, { total }) => sum + total, 0);
}
