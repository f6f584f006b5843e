import { describe, expect, test } from 'vitest';
import { Problem } from '#kit/errors.ts';
import { jsonRecords } from './jsonRecords.ts';

const envelopes = new Set(['data', 'resultado', 'dados']);

/** Reads `content` in pieces of `size` bytes. */
async function read(content: string | Buffer, size = 7): Promise<unknown[]> {
  const bytes = Buffer.from(content as string);
  async function* pieces() {
    for (let i = 0; i < bytes.length; i += size) yield bytes.subarray(i, i + size);
  }
  const values: unknown[] = [];
  for await (const records of jsonRecords(pieces(), envelopes)) values.push(...records.map(({ value }) => value));
  return values;
}

const records = [{ a: 1, b: 'x,]}"\\', c: [1, { d: [] }] }, { e: 'ção — 💧' }, 3, 'text', null, [1, [2]], {}];

describe('the list', () => {
  test.each([
    ['alone', records],
    ['under data', { data: records, totalRegistros: 7 }],
    ['in a wrapper', { name: 'x', params: { data: 'no' }, data: { data: records, empty: false } }],
    ['under resultado, after other lists', { avisos: ['a', ['b']], resultado: records }],
    ['under dados', { dados: records, links: [{ rel: 'self' }] }],
  ])('is found %s, wherever the pieces are cut', async (_, file) => {
    for (const space of [0, 2]) {
      const text = JSON.stringify(file, null, space);
      for (const size of [1, 2, 3, 7, 64, 100_000]) expect(await read(text, size)).toEqual(records);
    }
  });

  test('may be empty, and may follow a byte order mark', async () => {
    expect(await read('[]')).toEqual([]);
    expect(await read('\uFEFF{"data":[ ]}')).toEqual([]);
  });

  test('hands on the text as it stands in the file', async () => {
    async function* whole() {
      yield Buffer.from('[ {"a" : 1.50} , {"b":2}\n]');
    }
    for await (const found of jsonRecords(whole(), envelopes)) expect(found.map(({ text }) => text)).toEqual(['{"a" : 1.50}', '{"b":2}']);
  });
});

test.each([
  ['cut off in a record', '[{"a":1},{"b"', 'Byte 13'],
  ['cut off in the envelope', '{"data":[1]', 'Byte 11'],
  ['a record that is no JSON', '[{"a":1},{b:2}]', 'Byte 9'],
  ['no list', '{"a":{"data":1}}', 'no list'],
  ['a list of something else', '{"outro":[1]}', 'no list'],
  ['a page', '<html></html>', 'no list'],
  ['closing what was not opened', '[1]]', 'Byte 3'],
  ['another encoding', Buffer.from('[{"a":1},{"b":"\xe7"}]', 'latin1'), 'Byte 9'],
])('%s is told with the byte at fault', async (_, content, where) => {
  const error = await read(content, 5).catch((thrown: unknown) => thrown);
  expect(error).toBeInstanceOf(Problem);
  expect((error as Problem).type).toBe('unreadable-file');
  expect((error as Problem).message).toContain(where);
});
