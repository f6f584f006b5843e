// Validation of names in all calls.
import { describe, expect, test } from 'vitest';
import { testDemo } from '#kit/server/testing/testDemo.ts';

const { server, admin } = testDemo();

type Schema = { type?: string; format?: string; pattern?: string; enum?: unknown[]; properties?: Record<string, Schema>; items?: Schema };

/** Keys of names and titles. */
const names =
  /^(name|title|subtitle|fullName|company|country|city|street|landmark|brand|bankName|question|reference|options|tags|benefits)$/;

/** The names in a body without the one-line format. */
function loose(schema: Schema | undefined, path: string): string[] {
  return Object.entries(schema?.properties ?? {}).flatMap(([key, value]) => {
    const text = value.items ?? value;
    const isLoose = names.test(key) && text.type === 'string' && !text.enum && text.format !== 'one-line';
    return [...(isLoose ? [`${path}.${key}`] : []), ...loose(value, `${path}.${key}`), ...loose(value.items, `${path}.${key}`)];
  });
}

/** Names in mail are cleaned instead, because replies quote external mail. */
const cleaned = /^email/;

test('every name in a body has the one-line format', async () => {
  const { paths } = (await server.call('GET /api/openapi.json')).json();
  const bodies = Object.values(paths as Record<string, Record<string, { operationId: string; requestBody?: never }>>)
    .flatMap((methods) => Object.values(methods))
    .map(({ operationId, requestBody }) => ({
      operationId,
      schema: (requestBody as { content?: Record<string, { schema?: Schema }> } | undefined)?.content?.['application/json']?.schema,
    }));
  expect(bodies.filter(({ schema }) => schema).length).toBeGreaterThan(50);
  expect(
    bodies.filter(({ operationId }) => !cleaned.test(operationId)).flatMap(({ operationId, schema }) => loose(schema, operationId)),
  ).toEqual([]);
});

describe.each([
  ['of an account', 'PATCH /api/account/general', (fullName: string) => ({ fullName }), 'body.fullName'],
  ['of a company', 'PATCH /api/account/general', (text: string) => ({ fullName: 'Rui', company: `x${text}` }), 'body.company'],
  ['of an event', 'POST /apps/calendar/add-event', (title: string) => ({ event: { title, start: '2026-05-28' } }), 'body.event.title'],
  ['of a task', 'POST /apps/todo/add-tasks', (title: string) => ({ task: { title } }), 'body.task.title'],
  [
    'of an account for payment',
    'PUT /api/orgaos/00000000000191/account',
    (text: string) => ({ bankName: `x${text}`, country: '', iban: 'DE89370400440532013000', swiftCode: '' }),
    'body.bankName',
  ],
])('a name %s', (_, route, body, path) => {
  test.each(['a\u0007b', 'a\u0085b', 'a\u202Eb', 'a\u2066b'])('with %j is refused with its field', async (name) => {
    const answer = await admin(route, body(name), { 'accept-language': 'de' });
    expect([answer.statusCode, answer.json().faults]).toEqual([
      400,
      [{ path, message: 'muss eine einzige Zeile ohne Steuerzeichen sein' }],
    ]);
  });
});

test.each([
  ['PATCH /api/account/general', (fullName: string) => ({ fullName }), 'body.fullName'],
  ['POST /apps/calendar/add-event', (title: string) => ({ event: { title, start: '2026-05-28' } }), 'body.event.title'],
  ['POST /apps/todo/add-tasks', (title: string) => ({ task: { title } }), 'body.task.title'],
])('%s takes no name of which nothing is to be seen', async (route, body, path) => {
  for (const name of ['\u200B', '\u3164']) {
    const answer = await admin(route, body(name), { 'accept-language': 'en' });
    expect([answer.statusCode, answer.json().faults]).toEqual([400, [{ path, message: 'must have at least one visible character' }]]);
  }
});

test('a file with such characters in its name is accepted under a cleaned name', async () => {
  const answer = await admin(`POST /api/importacoes?arquivo=${encodeURIComponent('lis\u202Eta\n1.json')}`, Buffer.from('[]') as never, {
    'content-type': 'application/octet-stream',
  });
  // The file has no record, but its name was accepted.
  expect(answer.json().type).toBe('no-records');
});

/** All patterns in all request schemas. */
function patternsIn(value: unknown): string[] {
  if (typeof value !== 'object' || value === null) return [];
  const own = 'pattern' in value && typeof value.pattern === 'string' ? [value.pattern] : [];
  return [...own, ...Object.values(value).flatMap(patternsIn)];
}

test('every pattern is fast for a long text with any ending', async () => {
  const patterns = new Set(patternsIn((await server.call('GET /api/openapi.json')).json().paths));
  expect(patterns.size).toBeGreaterThan(10);
  const slow = [...patterns].filter((pattern) => {
    const expression = new RegExp(pattern, 'u');
    // A pattern with quadratic backtracking takes seconds, others less than a millisecond.
    const startedAt = performance.now();
    for (const piece of ['a', ' ', '-', '.', ',', '1', 'a-', 'a.'])
      for (const end of [',', '!', '\n']) expression.test(piece.repeat(20_000 / piece.length) + end);
    return performance.now() - startedAt > 1000;
  });
  expect(slow).toEqual([]);
});

test('a brand of a million letters is refused quickly, and delays no other requests', async () => {
  const answer = await admin('POST /api/shop/products', { brand: `${'a'.repeat(1_000_000)},` }, { 'accept-language': 'en' });
  expect(answer.json().faults).toContainEqual({ path: 'body.brand', message: 'must have at most 60 characters' });
});
