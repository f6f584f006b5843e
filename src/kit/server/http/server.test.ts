import { describe, expect, test } from 'vitest';
import { testDemo } from '../testing/testDemo.ts';
import { type Call, demoClient } from '../testing/testServer.ts';

const { server, admin } = testDemo();

type Operation = {
  operationId?: string;
  security?: object[];
  summary?: string;
  parameters?: { name: string; in: string }[];
  responses: Record<string, object>;
};
const operations = async () => {
  const { openapi, paths } = (await server.call('GET /api/openapi.json')).json();
  const all = Object.entries(paths as Record<string, Record<string, Operation>>).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ path, method: method.toUpperCase(), operation })),
  );
  return { openapi, all };
};

describe('the document of all calls', () => {
  test('is OpenAPI 3.1 and says of each call what it does, who may, and how it fails', async () => {
    const { openapi, all } = await operations();
    expect(openapi).toMatch(/^3\.1/);
    expect(all.length).toBeGreaterThan(20);
    for (const { operation, path } of all) {
      expect(operation.summary, path).toBeTruthy();
      expect(operation.security, path).toBeDefined();
      expect(operation.responses.default, path).toBeDefined();
    }
  });

  test('names only existing calls, and those that need an account refuse requests without one', async () => {
    const { all } = await operations();
    for (const { method, path, operation } of all.filter(({ operation }) => operation.security?.length)) {
      const answer = await server.call(
        `${method} ${path.replace(/\{\w+\}/g, '1')}`,
        method === 'GET' || method === 'DELETE' ? undefined : {},
      );
      expect(answer.statusCode, operation.operationId).toBe(401);
    }
  });

  test('is shown on a page that fetches nothing from elsewhere', async () => {
    const page = await server.call('GET /api/docs/');
    expect(page.statusCode).toBe(200);
    expect(page.body).not.toMatch(/(src|href)="(https?:)?\/\//);
    expect(page.headers['content-security-policy']).toContain("style-src 'self'");
    expect(page.headers['content-security-policy']).not.toMatch(/https?:|\w\.\w/);
  });
});

describe('a refusal', () => {
  const problem = async (answer: Promise<Awaited<ReturnType<Call>>>) => {
    const { statusCode, headers, json } = await answer;
    expect(headers['content-type']).toBe('application/problem+json; charset=utf-8');
    expect(json()).toMatchObject({ status: statusCode, title: expect.any(String), requestId: headers['x-request-id'] });
    return { status: statusCode, type: json().type as string };
  };

  test('is JSON for an unknown call, also when a page was asked for', async () => {
    for (const path of ['/api/nothing', '/jwt/nothing', '/api', '/healthz/x']) {
      expect(await problem(server.call(`GET ${path}`, undefined, { accept: 'text/html' }))).toEqual({ status: 404, type: 'not-found' });
    }
  });

  test.each([
    ['no JSON', 'not json', 'application/json', 400, 'malformed'],
    ['another format', '<a/>', 'application/xml', 415, 'unsupported-media-type'],
    ['too much', JSON.stringify({ params: 'x'.repeat(1_100_000) }), 'application/json', 413, 'too-large'],
    ['no text where text belongs', '{"params":null}', 'application/json', 400, 'validation'],
    ['a number where text belongs', '{"params":1}', 'application/json', 400, 'validation'],
    ['a key that is unknown', '{"params":"","x":1}', 'application/json', 400, 'validation'],
    ['a NUL', '{"params":"a\\u0000"}', 'application/json', 400, 'malformed'],
    ['half a character', '{"params":"a\\uD83D"}', 'application/json', 400, 'malformed'],
    ['half a character in a key', '{"params":"","\\\\\\udca7":1}', 'application/json', 400, 'malformed'],
    ['a poisoned prototype', '{"__proto__":{"a":1},"params":""}', 'application/json', 400, 'malformed'],
    ['lists within lists', `{"params":${'['.repeat(33)}${']'.repeat(33)}}`, 'application/json', 400, 'malformed'],
    ['lists that end nowhere', '['.repeat(1_000_000), 'application/json', 400, 'malformed'],
    ['more items than anybody sends', `{"params":[${'1,'.repeat(100_000)}1]}`, 'application/json', 400, 'malformed'],
    ['nothing', '', 'application/json', 400, 'validation'],
    ['null', 'null', 'application/json', 400, 'validation'],
    ['a list', '[]', 'application/json', 400, 'validation'],
  ])('names the fault of a body with %s', async (_, body, type, status, kind) => {
    expect(await problem(admin('PUT /api/licitacoes/params', body as never, { 'content-type': type }))).toEqual({ status, type: kind });
  });

  test('names so many faults that they can be read, and of a long key its beginning', async () => {
    const keys = Object.fromEntries(Array.from({ length: 4000 }, (_, index) => [`x${index}`, 0]));
    const answer = await admin('PUT /api/licitacoes/params', { params: '', ...keys });
    expect([answer.statusCode, answer.json().faults.length]).toEqual([400, 100]);
    // Of a large body only the first.
    const list = Array.from({ length: 90_000 }, () => 0);
    expect((await admin('POST /api/tasks/complete', { taskIds: list, isCompleted: true })).json().faults).toHaveLength(1);
    const { faults } = (await admin('PUT /api/licitacoes/params', { params: '', [`a/~1${'x'.repeat(100_000)}`]: 0 })).json();
    expect(faults).toEqual([{ path: `body.a/~1${'x'.repeat(96)}`, message: 'não é reconhecido' }]);
  });

  test('takes characters that are escaped in two halves, and what only looks like an escape', async () => {
    const answer = await admin('PUT /api/licitacoes/params', '{"params":"\\ud83d\\udca7 \\\\ud83d"}' as never, {
      'content-type': 'application/json',
    });
    expect(answer.statusCode).toBe(200);
    expect((await admin('GET /api/licitacoes/params')).json().params).toBe('💧 \\ud83d');
    for (const address of ['/api/users/list/data?q=%ED%A0%BD', '/api/bookmarks/data?q=%F0%9F'])
      expect((await admin(`GET ${address}`)).statusCode).toBeLessThan(500);
  });

  test.each(['%ED%A0%80', '%ff', 'x'.repeat(200)])('names the fault of an address with %s in it', async (id) => {
    const answer = await admin(`DELETE /api/auth/sessions/${id}`, undefined, { 'accept-language': 'de' });
    expect([answer.statusCode, answer.json().title]).toEqual([400, 'Die Anfrage ist nicht lesbar.']);
    expect(answer.headers).toMatchObject({
      'content-type': 'application/problem+json; charset=utf-8',
      'x-content-type-options': 'nosniff',
    });
    expect(answer.json().requestId).toBe(answer.headers['x-request-id']);
  });

  test('names the fault of a body that should be bytes', async () => {
    expect(await problem(admin('POST /api/importacoes?arquivo=a', {}))).toEqual({ status: 415, type: 'unsupported-media-type' });
    expect(await problem(admin('POST /api/importacoes?arquivo=a'))).toEqual({ status: 415, type: 'unsupported-media-type' });
  });

  test('speaks the language that was asked for, Portuguese otherwise', async () => {
    const title = async (language: string) =>
      (await server.call('GET /api/nothing', undefined, { 'accept-language': language })).json().title;
    expect(await Promise.all(['en-GB,en;q=0.9', 'fr', 'de-AT', 'pt-BR', 'ja', ''].map(title))).toEqual([
      'Not found.',
      'Introuvable.',
      'Nicht gefunden.',
      'Não encontrado.',
      'Não encontrado.',
      'Não encontrado.',
    ]);
  });
});

test('of many simultaneous requests of one account, other accounts wait for one or two', async () => {
  const other = await server.as(demoClient);
  const order: string[] = [];
  const large = { taskIds: Array.from({ length: 20_000 }, (_, index) => index), isCompleted: true };
  const ask = (call: Call, who: string) => call('POST /api/tasks/complete', large).then(() => order.push(who));
  await Promise.all([...Array.from({ length: 20 }, () => ask(admin, 'many')), ask(other, 'other')]);
  expect(order.indexOf('other')).toBeLessThan(5);
});

test('every answer carries the headers that keep browsers careful', async () => {
  const { headers } = await server.call('GET /healthz');
  expect(headers['content-security-policy']).toContain("script-src 'self'");
  expect(headers).toMatchObject({ 'x-content-type-options': 'nosniff', 'referrer-policy': 'same-origin' });
});

test('says that it is alive, and that its database answers', async () => {
  expect((await server.call('GET /healthz')).json()).toEqual({ status: 'alive' });
  expect((await server.call('GET /readyz')).json()).toEqual({ status: 'ready' });
});
