// The largest requests of each operation: the longest texts and lists, the widest filters, bodies near their limit.
import { BODY_LIMIT } from '../http/serve.ts';
import { kindsOf, type Operation, type Schema, type Sent } from './testOperations.ts';

export type Large = Sent & {
  /** What is large about it. */
  what: string;
};

/** From this maximum length on, a text may be a document that has to be parsed. */
const DOCUMENT_LENGTH = 5000;

/** Contents of texts, chosen to be expensive for parsers. */
const fillings: Record<string, string> = {
  words: 'limpeza predial de escolas e creches ',
  'short words': 'a e o de ',
  'open cells': '<td>',
  'open bold': '<b>',
  links: '<a href="https://x.example/a?b=c&d=e">x</a> ',
  entities: '&amp;&lt;&#x41;',
  addresses: 'https://x.example/a?b=c. ',
  'one word': 'a',
};

/** @param picture a picture of the maximum size */
export function largeRequests(operation: Operation, picture: Uint8Array): Large[] {
  const { body, parameters } = operation;
  const fills = Object.entries(fillings).filter(([, piece]) => !piece.startsWith('<') || holdsDocument(operation));
  const path = operation.path.replaceAll(/\{(\w+)\}/g, (_, name: string) => {
    const schema = parameters.find((each) => each.in === 'path' && each.name === name)?.schema ?? {};
    return encodeURIComponent(String(schema.enum?.[0] ?? 1));
  });
  const asked = parameters.filter((each) => each.in === 'query');
  const queryOf = (piece: string) =>
    asked.map(({ name, schema }) => `${name}=${encodeURIComponent(largestIn(schema, name, piece, true))}`).join('&');
  if (body === 'bytes')
    return bytesOf(picture).map(([what, bytes]) => ({ what, path, query: queryOf('a'), body: bytes, type: 'application/octet-stream' }));
  if (body === undefined) {
    const queries = new Set(fills.map(([, piece]) => queryOf(piece)));
    const plain = asked.length > 0 ? [{ what: 'nothing asked for but the largest page', query: pageOnly(asked) }] : [];
    return [
      ...plain,
      ...[...queries].map((query, index) => ({ what: asked.length > 0 ? `filters, ${fills[index]?.[0]}` : 'as it is', query })),
    ].map((each) => ({
      ...each,
      ...{ path, body: undefined, type: undefined },
    }));
  }
  const bodies: [string, string][] = [
    ...fills.map(([what, piece]): [string, string] => [what, JSON.stringify(largest(body, 'body', piece))]),
    [
      'a list of 99,000',
      JSON.stringify({
        ...plainKeys(
          body,
          Array.from({ length: 99_000 / Math.max(1, keysOf(body).length) }, (_, index) => index),
        ),
      }),
    ],
    ['a text of 1 MiB', JSON.stringify({ ...plainKeys(body, 'a '.repeat(510_000 / Math.max(1, keysOf(body).length))) })],
    [
      '20,000 unknown keys',
      JSON.stringify(Object.fromEntries(Array.from({ length: 20_000 }, (_, index) => [`key number ${index}`, index]))),
    ],
  ];
  return bodies
    .map(([what, text]) => ({ what, path, query: queryOf('a'), body: text, type: 'application/json' }))
    .filter(({ body }) => body.length <= 3 * BODY_LIMIT);
}

function holdsDocument({ body }: Operation): boolean {
  return (
    typeof body === 'object' &&
    JSON.stringify(body)
      .match(/"maxLength":(\d+)|"additionalProperties":true/g)
      ?.some((found) => !/\d/.test(found) || Number(/\d+/.exec(found)) >= DOCUMENT_LENGTH) === true
  );
}

const keysOf = (schema: Schema) => Object.keys(schema.properties ?? {});
const plainKeys = (schema: Schema, value: unknown) => Object.fromEntries(keysOf(schema).map((key) => [key, value]));

function pageOnly(asked: Operation['parameters']): string {
  const sizes = asked.filter(({ name, schema }) => /^(perPage|limit|chats|contacts)$/.test(name) && schema.maximum);
  return sizes.map(({ name, schema }) => `${name}=${schema.maximum}`).join('&');
}

/** A value for the URL. */
function largestIn(schema: Schema, name: string, piece: string, isAddress: boolean): string {
  if (name === 'page') return '1';
  const value = largest(schema, name, piece, isAddress);
  return Array.isArray(value) ? value.slice(0, 200).join(',') : String(value);
}

function largest(schema: Schema, name: string, piece: string, isAddress = false): unknown {
  if (schema.enum) return schema.enum.find((each) => each !== '');
  const kinds = kindsOf(schema);
  if (kinds.includes('object') || schema.properties)
    return Object.fromEntries(Object.entries(schema.properties ?? {}).map(([key, each]) => [key, largest(each, key, piece, isAddress)]));
  if (kinds.includes('array')) {
    const choices = schema.items?.enum;
    if (choices) return choices.slice(0, schema.maxItems);
    return Array.from({ length: schema.maxItems ?? 100 }, (_, index) =>
      differing(largest(schema.items ?? {}, name, piece, isAddress), index),
    );
  }
  if (kinds.includes('integer') || kinds.includes('number'))
    return /min|^id$|Id$|version|upTo|before|after/i.test(name) ? (schema.minimum ?? 0) : (schema.maximum ?? 100);
  if (kinds.includes('boolean')) return true;
  if (kinds.includes('string')) return longestText(schema, name, piece, isAddress);
  return unsaid(name, piece);
}

/** A distinct value for each index of a list. */
function differing(value: unknown, index: number): unknown {
  if (typeof value === 'number') return value + index;
  if (typeof value === 'string') return (value.slice(0, -6) + String(index).padStart(6)).trim();
  if (typeof value === 'object' && value !== null && 'email' in value) return { ...value, email: `someone${index}@x.example` };
  return value;
}

function longestText({ pattern, format, maxLength = 200 }: Schema, name: string, piece: string, isAddress: boolean): string {
  if (format === 'date') return /ate$|to$|end$/i.test(name) ? '2027-12-31' : '2020-01-01';
  if (format === 'date-time') return new Date(Date.now() + (/end|to/i.test(name) ? 45 : -45) * 86_400_000).toISOString();
  if (format === 'email') return `${'a'.repeat(40)}@x.example`;
  const length = Math.min(maxLength, isAddress ? 1000 : 1_000_000);
  const text =
    piece
      .repeat(Math.ceil(length / piece.length))
      .slice(0, length)
      .trim() || 'a';
  const taken = [text, 'a'.repeat(Math.min(length, 40)), '12345678', '01310-100', '(11) 98765-4321', 'licitacao:1', 'a-slug', ''];
  return taken.find((each) => !pattern || new RegExp(pattern, 'u').test(each)) ?? text;
}

/** Of fields that handlers judge themselves. */
function unsaid(name: string, piece: string): unknown {
  const long = piece.repeat(90_000 / piece.length);
  const people = Array.from({ length: 300 }, (_, index) => ({ value: `Ana ${index}`, label: `Ana ${index}`, avatar: '' }));
  const known: Record<string, unknown> = {
    ...{
      id: 1,
      contact: 3,
      title: piece.repeat(200 / piece.length),
      tags: ['team', 'low'],
      message: piece.repeat(4000 / piece.length),
      isCompleted: false,
    },
    ...{
      start: new Date().toISOString(),
      end: undefined,
      allDay: false,
      url: '',
      display: 'block',
      assignee: null,
      assigneeId: undefined,
      thing: undefined,
    },
    extendedProps: {
      calendar: 'DNS',
      guests: people.slice(0, 50),
      location: piece.repeat(100 / piece.length),
      description: long.slice(0, 4000),
    },
    ...{ description: long, chat: { chat: people }, dueDate: '2026-12-31' },
  };
  return name in known ? known[name] : long;
}

function bytesOf(picture: Uint8Array): [string, Uint8Array][] {
  const csv = (rows: number) => `nome;tipo;valor;ttl\n${'x.example.com;A;10.0.0.1;300\n'.repeat(rows)}`;
  return [
    ['a picture', picture],
    ['a long table', Buffer.from(csv(100_000))],
    ['a table of quotes', Buffer.from(`nome;tipo\n${'"a""b";'.repeat(300_000)}`)],
    ['a list of 300,000', Buffer.from(`[${'{},'.repeat(300_000)}{}]`)],
    ['brackets', Buffer.from('['.repeat(2_000_000))],
    ['zeros', new Uint8Array(4_000_000)],
  ];
}
