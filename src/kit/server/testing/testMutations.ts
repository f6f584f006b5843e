// Malformed requests: plain ones with one to three mutations.
import { gzipSync } from 'node:zlib';
import { BODY_LIMIT } from '../http/serve.ts';
import { type Operation, plainRequest, type Sent } from './testOperations.ts';
import type { Random } from './testRandom.ts';

/** A malformed request to this operation. */
export function mutatedRequest(operation: Operation, random: Random): Sent {
  const sent = plainRequest(operation, random);
  const ways = [
    ...(operation.path.includes('{') ? [inPath, inPath] : []),
    ...[inQuery, inQuery],
    ...(operation.body === 'bytes' ? [inBytes, inBytes, inBytes, inBytes] : []),
    ...(typeof operation.body === 'object' ? [inJson, inJson, inJson, inJson, inJson, inWholeBody] : []),
  ];
  for (let count = random.pick([1, 1, 2, 3]); count > 0; count--) random.pick(ways)(sent, random, operation);
  return sent;
}

type Way = (sent: Sent, random: Random, operation: Operation) => void;

/** Texts that are known to cause bugs. Long ones repeat a piece that makes patterns and parsers backtrack. */
function oddText(random: Random, longest: number): string {
  const length = random.pick([300, 5000, 60_000, longest]);
  const pieces = [
    'a',
    ' ',
    '&',
    '<',
    '<td>',
    '<b>',
    '</p>',
    '<!--',
    '"',
    "'",
    '\\',
    '(',
    '%',
    '.',
    '@',
    '-',
    ',',
    '\n',
    'é',
    '💧',
    'https://',
    'a.',
    '&lt;',
  ];
  const long = () => {
    const piece = random.pick(pieces);
    return (piece.repeat(Math.ceil(Math.min(length, longest) / piece.length)) + random.pick(['', '!', '$', ','])).slice(0, longest);
  };
  return random.is(0.4) ? long() : random.pick(oddTexts);
}

const oddTexts = [
  ...['', ' ', '\t\r\n', '0', '-1', '1e999', 'NaN', 'Infinity', 'null', 'true', 'undefined', '[object Object]', '9007199254740993'],
  ...["'; drop table users; --", '%', '_', '%_%', '"*"', 'a AND', 'NEAR(', '(((', '\\', '{{7*7}}', '#{7}', '../../etc/passwd', 'C:\\'],
  ...['\u202e\u200ftxet', '\u200b', '\ufeff', '\u0001', '\u007f', '\u0085', 'e\u0301', 'İ', 'ß', 'ﬀ', '👩‍👩‍👧', '𝕒'],
  ...['__proto__', 'constructor', 'prototype', 'toString', 'hasOwnProperty', 'valueOf', 'then', 'toJSON', 'length'],
  ...['<script>alert(1)</script>', '<img src=x onerror=hit()>', 'javascript:alert(1)', 'data:text/html,x', '=1+1', '＝1+1', '@SUM(A1)'],
  ...['2026-02-31', '0000-00-00', '9999-12-31', '2026-05-28T25:00:00Z', '-000001-01-01T00:00:00Z', '2026-12-31T23:59:60Z'],
];

const numbers = [0, -0, -1, 0.5, 1e-7, 2 ** 31, -(2 ** 31) - 1, 2 ** 53, 2 ** 63, 1e21, 1e308, -1e308];
/** Only in raw JSON: `1e999` is parsed as infinity, and the last two are invalid. */
const rawNumbers = ['1e999', '-1e999', `1${'0'.repeat(400)}`, `0.${'0'.repeat(5000)}1`, '-0', 'NaN', '0x10'];

function oddValue(random: Random): unknown {
  const nested = (levels: number, isList: boolean) => {
    let value: unknown = 1;
    for (let level = 0; level < levels; level++) value = isList ? [value] : { a: value };
    return value;
  };
  const makers: (() => unknown)[] = [
    () => oddText(random, random.pick([1000, 1000, 20_000, 20_000, 100_000, BODY_LIMIT - 2000])),
    () => oddText(random, 5000),
    () => random.pick(numbers),
    () => random.pick([null, true, false, [], {}, [[]], [null], { id: 1 }, [{}]]),
    () => nested(random.pick([3, 10, 29]), random.is(0.5)),
    () => Array.from({ length: random.pick([3, 3, 600, 600, 30_000]) }, (_, index) => random.pick([index, 'a', null])),
    () => Object.fromEntries(Array.from({ length: random.pick([3, 3, 600, 600, 10_000]) }, (_, index) => [`k${index}`, index])),
    () =>
      Object.fromEntries(['constructor', 'toString', 'length', 'then', 'toJSON'].map((name) => [name, random.pick([1, 'x', null, {}])])),
  ];
  return random.pick(makers)();
}

/** Changes a value somewhere in the JSON. */
const inJson: Way = (sent, random) => {
  const read = readJson(sent.body);
  if (typeof read !== 'object' || read === null) return;
  const places = placesIn(read);
  const { holder, key } = random.pick(places);
  const changes: (() => void)[] = [
    () => setAt(holder, key, oddValue(random)),
    () => setAt(holder, key, oddValue(random)),
    () => setAt(holder, key, undefined),
    () => setAt(holder, random.pick(['surprise', 'constructor', 'toString', 'id', oddText(random, 300)]), oddValue(random)),
    () => setAt(holder, key, repeated(valueAt(holder, key), random.pick([2, 50, 3000]))),
  ];
  random.pick(changes)();
  sent.body = written(read).slice(0, BODY_LIMIT - 1000);
};

type Place = { holder: object; key: string };
function placesIn(value: object, levels = 8): Place[] {
  if (levels === 0) return [];
  const own = Object.keys(value).slice(0, 20);
  const inner = own.flatMap((key) => {
    const each = valueAt(value, key);
    return typeof each === 'object' && each !== null ? placesIn(each, levels - 1) : [];
  });
  return [...own.map((key) => ({ holder: value, key })), ...inner, { holder: value, key: 'surprise' }];
}
const valueAt = (holder: object, key: string) => (holder as Record<string, unknown>)[key];
function setAt(holder: object, key: string, value: unknown): void {
  // An array's length must be an integer, and is not part of JSON.
  if (Array.isArray(holder) && key === 'length') return;
  Object.defineProperty(holder, key, { value, enumerable: true, configurable: true, writable: true });
}

/** Repeats a value up to the body limit: serialising gigabytes would take minutes. */
function repeated(value: unknown, count: number): unknown[] {
  const length = written({ value }).length;
  return Array.from({ length: Math.min(count, Math.ceil(BODY_LIMIT / length)) }, () => value);
}

/** Empty if the value is nested too deeply to serialise. */
function written(value: object): string {
  try {
    return JSON.stringify(value);
  } catch {
    return '{}';
  }
}

function readJson(body: Sent['body']): unknown {
  try {
    return JSON.parse(String(body));
  } catch {
    return undefined;
  }
}

/** Replaces or corrupts the body. */
const inWholeBody: Way = (sent, random) => {
  const text = String(sent.body ?? '{}');
  /** Replaces a value by raw JSON that `JSON.stringify` would not produce. */
  const withRaw = (raw: string) => text.replace(/(?<=:)("[^"\\]*"|\d+|true|false|null)/, () => raw);
  const changes: (() => string)[] = [
    () => text.slice(0, random.below(text.length + 1)),
    () => text + random.pick([',', '}', ' x', '\0', text]),
    () => `\ufeff${text}`,
    () => random.pick(['', ' ', 'null', '[]', '0', '""', 'true', '[{}]', '{', '"', '\\', '{"a":}', "{'a':1}", '{"a":1,"a":2}']),
    () => withRaw(random.pick(rawNumbers)),
    () => withRaw(random.pick(['"\\u0000"', '"a\\ud800"', '"\\udc00b"', '"\\u202e\\u200f"', '"\\ud83d\\udca7"', '"\\x"', '"\n"'])),
    () =>
      text.replace('{', () =>
        random.pick(['{"__proto__":{"a":1},', '{"constructor":{"prototype":{"a":1}},', '{"\\u005f_proto__":null,', '{"":1,']),
      ),
    () => withRaw(brackets(random)),
    () => brackets(random),
    () => `[${'1,'.repeat(random.pick([100, 4000, 4000, 99_000, 400_000]))}1]`,
    () => `{${Array.from({ length: 20_000 }, (_, index) => `"k${index}":[]`).join(',')}}`,
    () => `${text}${' '.repeat(random.pick([10, 1000, 900_000]))}`,
  ];
  sent.body = random.pick(changes)();
  if (random.is(0.15)) sent.type = random.pick(types);
};

function brackets(random: Random): string {
  const levels = random.pick([31, 33, 1000, 100_000, 250_000]);
  return random.is(0.5) ? '['.repeat(levels) + ']'.repeat(random.pick([levels, 0])) : `${'{"a":'.repeat(Math.min(levels, 100_000))}1`;
}

const types = [
  'text/plain',
  'application/xml',
  'multipart/form-data; boundary=x',
  'application/x-www-form-urlencoded',
  'application/json; charset=utf-16',
  'application/octet-stream',
  'x',
  '',
];

/** Bytes that pretend to be a picture, a table or records. */
const inBytes: Way = (sent, random) => {
  const junk = (length: number) => Buffer.from(Array.from({ length }, () => random.below(256)));
  const heads = [
    '\x89PNG\r\n\x1a\n',
    'GIF89a',
    '\xff\xd8\xff\xe0',
    'RIFF\0\0\0\0WEBPVP8L',
    'PK\x03\x04',
    '\x1f\x8b\x08\0',
    '%PDF-1.7',
    '<svg xmlns="http://www.w3.org/2000/svg">',
  ];
  const deep = '['.repeat(random.pick([10, 65, 100_000]));
  const makers: (() => Uint8Array)[] = [
    () => new Uint8Array(),
    () => junk(random.pick([1, 100, 5000])),
    () => Buffer.concat([Buffer.from(random.pick(heads), 'latin1'), junk(random.pick([0, 20, 5000]))]),
    () => Buffer.from(random.pick(['[]', '{}', 'null', '[{}]', '{"data":[{"a":1}]}', '{"dados":[{}]}', deep, `${deep}1`, '[{"a":'])),
    () =>
      Buffer.from(
        `nome;tipo;valor;ttl\r\n${random.pick(['"', 'a;b;c;1\n', '=1+1;;;;;;\n', ';', '\0;']).repeat(random.pick([1, 300, 50_000]))}`,
      ),
    () => gzipSync(random.pick(['[]', '[{"a":1}]', '\0'.repeat(1_000_000), '[1,'])),
    () => Buffer.from(oddText(random, 500_000)),
    () => Buffer.from('\ufeff[{"numeroControlePNCP":"1","objetoCompra":"x"}]', random.pick(['utf8', 'utf16le', 'latin1'])),
  ];
  sent.body = random.pick(makers)();
  if (random.is(0.1)) sent.type = random.pick(types);
};

const inPath: Way = (sent, random, operation) => {
  const odd = [
    '0',
    '-1',
    '1.5',
    '1e3',
    '007',
    '9007199254740993',
    '99999999999999999999',
    'abc',
    '__proto__',
    'constructor',
    '%00',
    '%',
    '%ff',
    '%ED%A0%80',
    '%2e%2e',
    '..%2f..',
    '%E2%80%AE',
    '💧',
    ' ',
    ';',
    'x'.repeat(5000),
    '1/2',
    '1?',
    "1'",
  ];
  sent.path = operation.path.replaceAll(/\{\w+\}/g, () => encodeURI(random.pick(odd)).replaceAll('%25', '%'));
};

const inQuery: Way = (sent, random, operation) => {
  const named = operation.parameters.filter((each) => each.in === 'query').map(({ name }) => name);
  const name = random.pick([...named, ...named, 'surprise', '__proto__', 'constructor', '']);
  const value = () => encodeURIComponent(oddText(random, 3000).toWellFormed()).slice(0, 4000);
  const parts: (() => string)[] = [
    () => `${name}=${value()}`,
    () => `${name}=${random.pick(numbers)}`,
    () => Array.from({ length: random.pick([2, 30, 400]) }, (_, index) => `${name}=${index}`).join('&'),
    () => `${name}[]=a&${name}[]=b&${name}[0]=c&${name}[a]=d&${name}[__proto__][x]=e`,
    () => `${name}=${random.pick(['%00', '%', '%zz', '%ff', '%ED%A0%80', '%F0%9F', '%E2%80%AE', '+', '%2B', '&&&', '='])}`,
    () => `${name}=${'a,'.repeat(random.pick([2, 300, 3000]))}`,
    () => name,
    () => Array.from({ length: 500 }, (_, index) => `k${index}=1`).join('&'),
  ];
  sent.query = [sent.query, random.pick(parts)()].filter(Boolean).join('&').slice(0, 12_000);
};
