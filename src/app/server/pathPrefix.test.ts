// The server below a path of a host name that it shares with other programs.
import { describe, expect, test } from 'vitest';
import { createAccount } from '#features/auth/server/testAccount.ts';
import { serverForFile } from '#kit/server/testing/testDemo.ts';

const outside = 'https://example.org/certame';
const server = serverForFile({ env: { PUBLIC_URL: outside } });
/** Others reach it by a proxy, under its public name. */
const proxied = { host: 'example.org', 'x-forwarded-for': '203.0.113.7' };

const signIn = async () => {
  const account = await createAccount(server);
  const answer = await server.call('POST /certame/jwt/login', { email: account.email, password: account.password }, proxied);
  expect(answer.statusCode).toBe(200);
  return { account, cookies: [answer.headers['set-cookie'] ?? []].flat(), authorization: `Bearer ${answer.json().accessToken}` };
};

describe('addresses', () => {
  test('below the prefix are answered, with their query', async () => {
    const { authorization } = await signIn();
    expect((await server.call('GET /certame/apps/invoice/invoices?perPage=5', undefined, { authorization })).statusCode).toBe(200);
    expect((await server.call('GET /certame/api/settings')).json()).toMatchObject({ appName: 'Certame' });
  });

  test.each([
    '/',
    '/api/settings',
    '/certames/api/settings',
    '/certame%2Fapi/settings',
    '/other/certame/api/settings',
    '//certame/api/settings',
  ])('outside the prefix are refused: %s', async (url) => {
    const answer = await server.call(`GET ${url}`);
    expect([answer.statusCode, answer.json().type]).toEqual([404, 'not-found']);
  });

  test('of calls that change something are refused outside the prefix, too', async () => {
    const { email } = await createAccount(server);
    expect((await server.call('POST /api/auth/forgot-password', { email })).statusCode).toBe(404);
    expect((await server.call('POST /certame', { email })).statusCode).toBe(404);
  });

  test('without the prefix are answered if the proxy says that it has removed it', async () => {
    const stripped = (prefix: string) => server.call('GET /api/settings', undefined, { 'x-forwarded-prefix': prefix });
    expect((await stripped('/certame')).statusCode).toBe(200);
    expect((await stripped('/other')).statusCode).toBe(404);
  });

  test('of health checks are answered at both places', async () => {
    for (const url of ['/healthz', '/readyz', '/certame/healthz', '/certame/readyz'])
      expect((await server.call(`GET ${url}`)).statusCode, url).toBe(200);
  });

  test('the prefix itself leads to the first screen below it', async () => {
    const answer = await server.call('GET /certame?period=last-year');
    expect([answer.statusCode, answer.headers.location]).toEqual([308, '/certame/?period=last-year']);
    expect((await server.call('GET /certame')).headers.location).toBe('/certame/');
  });
});

describe('what leaves the server has the prefix', () => {
  test('cookies are for its path, and for HTTPS only', async () => {
    const { cookies } = await signIn();
    expect(cookies).toHaveLength(1);
    expect(cookies[0]).toMatch(/^__Secure-device=.+; Path=\/certame\/; HttpOnly; Secure; SameSite=Strict$/);
  });

  test('links in mails', async () => {
    const { email } = await createAccount(server);
    expect((await server.call('POST /certame/api/auth/forgot-password', { email }, proxied)).statusCode).toBe(200);
    const mails = () => server.database.read.selectFrom('mails').select('body').where('recipient', '=', email).execute();
    await expect.poll(mails).toHaveLength(1);
    expect((await mails())[0]?.body).toMatch(/^https:\/\/example\.org\/certame\/reset-password#[\w-]{43}$/m);
  });

  test('links of feeds, which work', async () => {
    const { authorization } = await signIn();
    const { url } = (await server.call('POST /certame/api/calendar/feed', {}, { ...proxied, authorization })).json();
    expect(url).toMatch(/^https:\/\/example\.org\/certame\/api\/calendar\/feeds\/[\w-]{43}\.ics$/);
    const feed = await server.call(`GET ${new URL(url).pathname}`, undefined, proxied);
    expect([feed.statusCode, feed.body.slice(0, 15)]).toEqual([200, 'BEGIN:VCALENDAR']);
  });

  test('the documentation: its files, and the server that it names', async () => {
    const page = (await server.call('GET /certame/api/docs')).body;
    const files = [...page.matchAll(/ (?:href|src)="([^"]+)"/g)].map(([, file]) => file);
    expect(files.length).toBeGreaterThan(4);
    for (const file of files) expect((await server.call(`GET ${file}`)).statusCode, file).toBe(200);
    expect((await server.call('GET /certame/api/openapi.json')).json()).toMatchObject({
      servers: [{ url: '/certame' }],
      paths: { '/apps/invoice/invoices': {} },
    });
  });
});
