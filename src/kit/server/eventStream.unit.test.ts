import { text } from 'node:stream/consumers';
import { expect, test } from 'vitest';
import { EventStream } from './eventStream.ts';

const caller = { id: 1, isAdmin: false };
const topicsIn = (words: string) => [...words.matchAll(/^data: \{"topic":"(.*)"\}$/gm)].map(([, topic]) => topic);

test('a stream ends with the proof of its caller', async () => {
  expect(await text(new EventStream({ ...caller, until: Date.now() + 20 }))).toBe(':\n\n');
  expect(await text(new EventStream({ ...caller, until: Date.now() - 1 }))).toBe(':\n\n');
});

test('what a reader has not taken is told once for each topic, however often it happened', async () => {
  const stream = new EventStream(caller);
  for (let times = 0; times < 10_000; times++) stream.tell(times % 2 === 0 ? 'a' : 'b');
  expect(stream.readableLength).toBeLessThan(200);
  const words: string[] = [];
  for await (const piece of stream.setEncoding('utf8')) {
    words.push(piece);
    if (topicsIn(words.join('')).length >= 2) stream.finish();
  }
  expect(topicsIn(words.join(''))).toEqual(['a', 'b']);
});

test('a reader that is far behind is told that everything changed', async () => {
  const stream = new EventStream(caller);
  for (let topic = 0; topic < 1000; topic++) stream.tell(String(topic));
  let words = '';
  for await (const piece of stream.setEncoding('utf8')) {
    words += piece;
    if (topicsIn(words).includes('*')) stream.finish();
  }
  expect(topicsIn(words)).toEqual(['*']);
});
