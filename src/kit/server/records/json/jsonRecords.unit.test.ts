import { describe, expect, test } from 'vitest';
import { faultOf, inPieces, readAll } from '../testReading.ts';

const records = [{ a: 1, b: 'x,]}"\\', c: [1, { d: [] }] }, { e: 'ção — 💧' }, 3, 'text', null, [1, [2]], {}];
const objects = [{ a: 1, b: 'x,]}"\\\\', c: [1, { data: [1] }] }, { 'e"\\': 'ção — 💧' }, {}];

/** Reads with every size of pieces; the answer must never depend on it. */
async function readInAllPieces(content: string | Buffer): Promise<Awaited<ReturnType<typeof readAll>>> {
  const bytes = Buffer.from(content as string);
  const whole = await readAll([bytes]);
  for (let size = 1; size < bytes.length; size++) expect(await readAll(inPieces(bytes, size))).toEqual(whole);
  return whole;
}

describe('the list', () => {
  test.each([
    ['alone', records],
    ['under data', { data: records, totalRegistros: 7 }],
    ['in a wrapper', { name: 'x', params: { data: 'no' }, data: { data: records, empty: false } }],
    ['under resultado, after other lists', { avisos: ['a', ['b', { data: [1] }]], n: -1.5e3, resultado: records }],
    ['under a name that is written with escapes', '{"d\\u0061ta" : [1]}'],
    ['under dados, before other lists', { dados: records, links: [{ rel: 'self' }], data: [1] }],
  ])('is found %s, wherever the pieces are cut', async (_, file) => {
    for (const space of [0, 2]) {
      const read = await readInAllPieces(typeof file === 'string' ? file : JSON.stringify(file, null, space));
      expect(read.format).toBe('json');
      expect(read.values).toEqual(typeof file === 'string' ? [1] : records);
    }
  });

  test('may be empty, and may follow a byte order mark', async () => {
    expect((await readInAllPieces('[]')).values).toEqual([]);
    expect((await readInAllPieces('\uFEFF \n{"data":[ ]}')).values).toEqual([]);
  });

  test('yields the original text of the file', async () => {
    expect((await readInAllPieces('[ {"a" : 1.50} , 1.0 ,{"b":2}\n]')).texts).toEqual(['{"a" : 1.50}', '1.0', '{"b":2}']);
  });
});

describe('fields outside the list', () => {
  test('are returned, wherever they are and the chunks are split, with the list empty', async () => {
    const links = [{ rel: 'self', href: 'https://a.example/1' }, { rel: 'x' }];
    const file = { total: 7, meta: { empty: false, of: null }, data: { data: records, pages: 1 }, links };
    expect((await readInAllPieces(JSON.stringify(file))).envelopeFields).toEqual({ ...file, data: { data: [], pages: 1 } });
    expect((await readInAllPieces(JSON.stringify({ links, data: records }))).envelopeFields).toEqual({ links, data: [] });
  });

  test('is nothing where there is no list, or nothing but the list', async () => {
    for (const file of ['[{"a":1}]', '{"a":{"b":1}}', '{"a":1}{"a":2}']) expect((await readInAllPieces(file)).envelopeFields).toEqual({});
  });

  test('is kept up to a bound, and does not reach into other objects', async () => {
    const many = Object.fromEntries(Array.from({ length: 5000 }, (_, i) => [`n${i}`, i]));
    const { envelopeFields } = await readAll([Buffer.from(JSON.stringify({ data: [1], many, long: 'x'.repeat(100_000), last: 1 }))]);
    expect(Object.keys(envelopeFields.many as object).length).toBeLessThan(1000);
    expect(envelopeFields).not.toHaveProperty('long');
    const odd = await readAll([Buffer.from('{"__proto__":{"polluted":1},"data":[1]}')]);
    expect(({} as Record<string, unknown>).polluted).toBeUndefined();
    expect(odd.values).toEqual([1]);
  });
});

describe('objects one after the other', () => {
  test.each([
    ['a line each', objects.map((record) => JSON.stringify(record)).join('\n')],
    ['with blank lines and a mark', `\uFEFF\n${objects.map((record) => `${JSON.stringify(record)}\r\n\r\n`).join('')}`],
    ['over several lines', objects.map((record) => JSON.stringify(record, null, 2)).join('')],
  ])('are records: %s', async (_, file) => {
    const read = await readInAllPieces(file);
    expect(read.format).toBe('ndjson');
    expect(read.values).toEqual(objects);
  });

  test('one alone is a record too', async () => {
    expect(await readInAllPieces('{"a":{"data":[1]}}')).toMatchObject({ format: 'ndjson', values: [{ a: { data: [1] } }] });
  });
});

test.each([
  ['cut off in a record', '[{"a":1},{"b"', 'Byte 13: the file is incomplete'],
  ['cut off in a string', '[{"a":1},{"b\\', 'Byte 13: the file is incomplete'],
  ['cut off in the envelope', '{"data":[1]', 'Byte 11: the file is incomplete'],
  ['cut off in a word of the envelope', '{"data":[1],"a":tru', 'Byte 19: the file is incomplete'],
  ['cut off in a line', '{"a":1}\n{"a"', 'Byte 12: the file is incomplete'],
  ['a record that is no JSON', '[{"a":1},{b:2}]', 'Byte 9: the record'],
  ['brackets that do not match', '[{"a":[}]}]', 'Byte 1: the record'],
  ['a word that is none', '[1, x]', 'Byte 4: the record'],
  ['a line that is no JSON', '{"a":1}\n{"a":01}', 'Byte 8: the record'],
  ['a comma missing in the list', '{"data":[{}{}]}', 'Byte 11: this is not'],
  ['a comma too many', '[1,,2]', 'Byte 3: this is not'],
  ['a comma at the end of the list', '[1,]', 'Byte 3: this is not'],
  ['a comma at the end of the envelope', '{"data":[1],}', 'Byte 12: this is not'],
  ['a colon missing', '{"data"[1]}', 'Byte 7: this is not'],
  ['a name missing', '{"a":1,:2}', 'Byte 7: this is not'],
  ['a value missing', '{"a":,"b":1}', 'Byte 5: this is not'],
  ['the wrong bracket', '{"data":[1}]', 'Byte 10: this is not'],
  ['a number that is none', '{"n":01,"data":[1]}', 'Byte 5: this is not'],
  ['a text that is none', '{"n":"\\x","data":[1]}', 'Byte 5: this is not'],
  ['a raw line break in a text', '{"n":"a\nb","data":[1]}', 'Byte 5: this is not'],
  ['closing what was not opened', '[1]]', 'Byte 3: there is data after the end of the list'],
  ['rubbish after the list', '{"data":[1]} xyz', 'Byte 13: there is data after the end of the list'],
  ['a second list', '[1]\n[2]', 'Byte 4: there is data after the end of the list'],
  ['a list after lines', '{"a":1}\n[{"a":1}]', 'Byte 8: the file mixes one record per line'],
  ['commas between lines', '{"a":1},{"a":2}', 'Byte 7: a record should begin'],
  ['another encoding', Buffer.from('[{"a":1},{"b":"\xe7"}]', 'latin1'), 'Byte 15: the text is not UTF-8'],
  ['another encoding outside the records', Buffer.from('{"avi\xe7o":1,"data":[]}', 'latin1'), 'Byte 5: the text is not UTF-8'],
  ['a zero', '[{"a":1},{"b":"\0"}]', 'Byte 15: the file is binary, not text'],
])('%s is told with the byte at fault', async (_, content, where) => {
  const bytes = Buffer.from(content as string);
  for (let size = 1; size <= bytes.length; size++) expect(await faultOf(inPieces(bytes, size))).toContain(where);
});

test('a replacement character that is meant is no fault, and one behind it is', async () => {
  expect((await readInAllPieces('["\uFFFD"]')).values).toEqual(['\uFFFD']);
  expect(await faultOf([Buffer.concat([Buffer.from('["\uFFFDç'), Buffer.from([0xe7]), Buffer.from('"]')])])).toContain('Byte 7:');
});

describe('limits', () => {
  const nested = (depth: number) => '['.repeat(depth) + ']'.repeat(depth);
  test('64 levels, in records and beside them', async () => {
    expect((await readAll([Buffer.from(nested(64))])).values).toHaveLength(1);
    expect(await faultOf([Buffer.from(nested(65))])).toContain('Byte 64: the data is nested');
    expect(await faultOf([Buffer.from(`{"a":${nested(64)},"data":[]}`)])).toContain('Byte 68: the data is nested');
    expect(await faultOf([Buffer.from(`{"a":1}{"a":${nested(64)}}`)])).toContain('Byte 75: the data is nested');
  });

  test('a mebibyte a string', async () => {
    const text = 'x'.repeat(1024 * 1024);
    expect((await readAll(inPieces(Buffer.from(`[{"a":"${text}"}]`), 65_536))).values).toEqual([{ a: text }]);
    for (const size of [1000, 65_536, 5_000_000]) {
      expect(await faultOf(inPieces(Buffer.from(`[{"a":"${text}x"}]`), size))).toContain('Byte 6: a text is too long');
      expect(await faultOf(inPieces(Buffer.from(`{"a":"${text}x","data":[]}`), size))).toContain('Byte 5: a text is too long');
      expect(await faultOf(inPieces(Buffer.from(`[{"a":"${text}x`), size))).toContain('Byte 6: a text is too long');
    }
  });

  test('2 mebibytes per record; the part before the list may be longer', async () => {
    const large = JSON.stringify(Array.from({ length: 3 }, () => 'x'.repeat(1024 * 1024)));
    for (const size of [65_536, 50_000_000]) {
      expect(await faultOf(inPieces(Buffer.from(`[1,${large}]`), size))).toContain('Byte 3: a record is too large');
      expect(await faultOf(inPieces(Buffer.from(`{"a":${large}}`), size))).toContain('Byte 0: a record is too large');
      expect((await readAll(inPieces(Buffer.from(`{"a":${large},"data":[1]}`), size))).values).toEqual([1]);
    }
  });

  test('fifty thousand values a record', async () => {
    const empty = JSON.stringify({ a: Array.from({ length: 49_997 }, () => ({})), b: '[,{,' });
    expect((await readAll([Buffer.from(`[1,${empty}]`)])).values).toHaveLength(2);
    expect(await faultOf([Buffer.from(`[1,${empty.replace('"b":', '"b":0,"c":')}]`)])).toContain('Byte 3: a record has too many values');
  });
});
