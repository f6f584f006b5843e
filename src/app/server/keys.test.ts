// The signing keys, over restarts of the server.
import { afterAll, beforeAll, expect, test } from 'vitest';
import { demoAdmin, type TestData, testData } from '#kit/server/testing/testServer.ts';
import { openProduct, type Product } from './app.ts';
import { readConfig } from './start/config.ts';

let data: TestData;
beforeAll(async () => {
  data = await testData({ demo: true });
});
afterAll(() => data.drop());

/** Opens the product on the same data, and closes it afterwards. */
async function withServer<T>(env: Record<string, string>, work: (app: Product['app']) => Promise<T>): Promise<T> {
  const { dataDir, databaseUrl } = data;
  const config = readConfig({ DATA_DIR: dataDir, DATABASE_URL: databaseUrl ?? '', DEMO: 'true', LOG_LEVEL: 'silent', ...env });
  const { app, close } = await openProduct(config, null);
  try {
    return await work(app);
  } finally {
    await close();
  }
}

const headers = { host: 'localhost' };
const signIn = async (app: Product['app']): Promise<{ accessToken: string; refreshToken: string }> =>
  (await app.inject({ method: 'POST', url: '/jwt/login', headers, payload: demoAdmin })).json();
const isBelieved = async (app: Product['app'], token: string) =>
  (await app.inject({ url: '/api/notifications/unread', headers: { ...headers, authorization: `Bearer ${token}` } })).statusCode === 200;

test('tokens stay valid after a restart and a key rotation', async () => {
  const { accessToken, refreshToken } = await withServer({}, signIn);
  await withServer({}, async (app) => {
    expect(await isBelieved(app, accessToken)).toBe(true);
    const authorization = `Bearer ${accessToken}`;
    const rotated = await app.inject({ method: 'POST', url: '/api/auth/keys/rotate', headers: { ...headers, authorization } });
    expect(rotated.statusCode).toBe(200);
    expect(await isBelieved(app, accessToken)).toBe(true);
    const renewed = await app.inject({ method: 'POST', url: '/jwt/refresh-token', headers, payload: { refreshToken } });
    const kid = (token: string) => JSON.parse(Buffer.from(token.split('.')[0] ?? '', 'base64url').toString()).kid;
    expect(kid(renewed.json().accessToken)).not.toBe(kid(accessToken));
    expect(await isBelieved(app, renewed.json().accessToken)).toBe(true);
  });
});

test('keys of the environment can be changed without ending sessions, and end when they are removed from it', async () => {
  const [first, second] = ['k3Jx9QmZ2vLw8RtYp0sDf7HgB4nC6aUe', 'T5yUi1oPq8WzXc3vBn6mLk9jHg2fDs7A'];
  const { accessToken } = await withServer({ SECRET_KEY: first }, signIn);
  expect(await withServer({ SECRET_KEY: second, SECRET_KEY_PREVIOUS: first }, (app) => isBelieved(app, accessToken))).toBe(true);
  expect(await withServer({ SECRET_KEY: second }, (app) => isBelieved(app, accessToken))).toBe(false);
});
