import { expect, test } from 'vitest';
import { type Follow, stages } from '../../contract.ts';
import { type Columns, dropped, findBehind, moved, without } from './boardOrder.ts';

const card = (id: number) => ({ id, stage: 'interested' }) as Follow;
const standing: Partial<Record<string, Follow[]>> = { interested: [card(1), card(2), card(3)], won: [card(4)] };
const board: Columns = stages.map((stage) => ({ stage, total: standing[stage]?.length ?? 0, follows: standing[stage] ?? [] }));
const ids = (columns: Columns) => columns.map(({ follows, total }) => [total, ...follows.map(({ id }) => id)]);

test('a card moves within its column, past its former position', () => {
  expect(dropped(board, 1, 'interested', 2)).toEqual({ id: 1, stage: 'interested', after: 3 });
  expect(ids(moved(board, { id: 1, stage: 'interested', after: 3 }))[0]).toEqual([3, 2, 3, 1]);
});

test('a card moves to another column, to its top or behind another, and the counts follow', () => {
  expect(dropped(board, 2, 'won', 0)).toEqual({ id: 2, stage: 'won', after: null });
  expect(ids(moved(board, { id: 2, stage: 'won', after: null }))).toEqual([[2, 1, 3], [0], [0], [0], [2, 2, 4], [0]]);
  expect(ids(moved(board, dropped(board, 2, 'won', 1)))[4]).toEqual([2, 4, 2]);
  expect(moved(board, { id: 2, stage: 'won', after: 4 })[4]?.follows[1]?.stage).toBe('won');
});

test('moving a missing card changes nothing', () => {
  expect(moved(board, { id: 9, stage: 'won', after: null })).toEqual(board);
  expect(ids(without(board, 4))[4]).toEqual([0]);
});

test('finds the card above one, the top, or nothing', () => {
  expect([1, 2, 9].map((id) => findBehind(board, id))).toEqual([null, 1, undefined]);
});
