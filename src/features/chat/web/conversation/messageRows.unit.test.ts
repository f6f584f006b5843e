import { expect, test } from 'vitest';
import { rowsOf } from './messageRows.ts';

const said = (id: number, senderId: number, time: string) => ({ id, senderId, message: '', time: `2026-05-${time}:00.000Z` });
const dayOf = (time: string) => time.slice(0, 10);
const shapeOf = (rows: ReturnType<typeof rowsOf>) =>
  rows.map(({ message, ...row }) => [message.id, ...Object.entries(row).flatMap(([name, holds]) => (holds ? [name] : []))].join(' '));

test('groups messages of one sender within minutes; another sender, a pause or another day begins a new group', () => {
  const messages = [said(1, 7, '27T23:59'), said(2, 7, '28T00:01'), said(3, 7, '28T00:04'), said(4, 8, '28T00:05'), said(5, 8, '28T00:11')];
  expect(shapeOf(rowsOf(messages, dayOf, 0))).toEqual([
    '1 startsDay isFirst isLast',
    '2 startsDay isFirst',
    '3 isLast',
    '4 isFirst isLast',
    '5 isFirst isLast',
  ]);
});

test('splits a group at the line of unseen messages', () => {
  const messages = [said(1, 7, '28T11:00'), said(2, 7, '28T11:01'), said(3, 7, '28T11:02')];
  expect(shapeOf(rowsOf(messages, dayOf, 2))).toEqual(['1 startsDay isFirst isLast', '2 startsUnseen isFirst', '3 isLast']);
});
