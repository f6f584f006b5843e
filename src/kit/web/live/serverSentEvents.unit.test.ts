import { describe, expect, it } from 'vitest';
import { readServerSentEvents, type ServerSentEvent } from './serverSentEvents.ts';

function read(...pieces: string[]): ServerSentEvent[] {
  const events: ServerSentEvent[] = [];
  const take = readServerSentEvents((event) => events.push(event));
  for (const piece of pieces) take(piece);
  return events;
}

const stream = ':\r\n\r\nevent: changed\r\ndata: {"topic":"a"}\r\n\r\nid: 7\ndata:b\n\n';
const events = [
  { event: 'changed', data: '{"topic":"a"}' },
  { event: 'message', data: 'b' },
];

describe('an event stream', () => {
  it('is read the same wherever it was cut', () => {
    expect(read(stream)).toEqual(events);
    expect(read(...stream)).toEqual(events);
    for (let at = 0; at <= stream.length; at++) expect(read(stream.slice(0, at), stream.slice(at)), `cut at ${at}`).toEqual(events);
  });

  it('may end its lines with carriage returns alone', () => {
    expect(read('event: x\rdata: 1\r\rdata: 2\r\r', 'data: 3\r', '\r', ':\r')).toEqual([
      { event: 'x', data: '1' },
      { event: 'message', data: '2' },
      { event: 'message', data: '3' },
    ]);
  });

  it('emits no event without data, or before its end', () => {
    expect(read(': welcome\n\nevent: x\n\ndata: half\n')).toEqual([]);
  });

  it('joins lines of data, and removes a single leading space', () => {
    expect(read('data: one\ndata:  two: 2\ndata\n\n')).toEqual([{ event: 'message', data: 'one\n two: 2\n' }]);
  });
});
