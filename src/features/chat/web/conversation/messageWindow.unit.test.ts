import { expect, test } from 'vitest';
import { type MessageWindow, maxMessages, withNewer, withNewest, withOlder, withSent } from './messageWindow.ts';

const message = (id: number) => ({ id, key: `key-${id}`, message: `n. ${id}`, time: '2026-05-28T11:00:00.000Z', senderId: 1 });
const stretch = (from: number, to: number, more: Partial<MessageWindow> = {}): MessageWindow => ({
  messages: Array.from({ length: to - from + 1 }, (_, place) => message(from + place)),
  ...{ hasOlder: from > 1, hasNewer: false, seenUpto: 0, firstUnseen: 0, ...more },
});
const idsOf = ({ messages }: MessageWindow) => messages.map(({ id }) => id);
const from = (first: number, last: number) => idsOf(stretch(first, last));

test('joins new messages with older loaded ones, without gaps or duplicates', () => {
  const held = withOlder(stretch(101, 150), stretch(51, 100));
  expect(idsOf(held)).toEqual(from(51, 150));
  const known = withNewest(held, stretch(103, 152, { firstUnseen: 151 }));
  expect(idsOf(known)).toEqual(from(51, 152));
  expect(known).toMatchObject({ hasOlder: true, hasNewer: false, firstUnseen: 151 });
});

test('shows the newest messages after a long absence, without a gap', () => {
  expect(idsOf(withNewest(stretch(101, 150), stretch(301, 350)))).toEqual(from(301, 350));
});

test('drops messages cleared elsewhere, and keeps those sent since', () => {
  expect(idsOf(withNewest(stretch(51, 150), stretch(149, 151, { hasOlder: false })))).toEqual([149, 150, 151]);
  expect(withNewest(stretch(51, 150), { ...stretch(1, 0), hasOlder: false }).messages).toEqual([]);
});

test('adds no new messages to a page of old ones, but updates the unseen marks', () => {
  const held = stretch(51, 100, { hasNewer: true });
  const known = withNewest(held, stretch(301, 350, { seenUpto: 340 }));
  expect(idsOf(known)).toEqual(from(51, 100));
  expect(known).toMatchObject({ hasNewer: true, seenUpto: 340 });
});

test('limits the number of messages, and can fetch dropped ones again', () => {
  let held = stretch(951, 1000);
  for (let first = 901; held.messages.length < maxMessages || !held.hasNewer; first -= 50)
    held = withOlder(held, stretch(first, first + 49));
  expect(held.messages).toHaveLength(maxMessages);
  expect(held.hasNewer).toBe(true);
  const last = held.messages.at(-1)?.id ?? 0;
  held = withNewer(held, stretch(last + 1, last + 50, { hasNewer: true }));
  expect(held.messages).toHaveLength(maxMessages);
  expect(held).toMatchObject({ hasOlder: true, hasNewer: true });
  expect(held.messages.at(-1)?.id).toBe(last + 50);
});

test('shows a sent message once, even if an earlier reply arrives later', () => {
  const held = withSent(withSent(stretch(51, 100), message(101)), message(101));
  expect(idsOf(held)).toEqual(from(51, 101));
  expect(idsOf(withNewest(held, stretch(51, 100)))).toEqual(from(51, 101));
});
