// The secrets in the database under SECRET_KEY, over restarts of the server.
import { sql } from 'kysely';
import { Secret, TOTP } from 'otpauth';
import { expect, test } from 'vitest';
import { keyIdOf } from '#kit/server/secrets/secretKeys.ts';
import { demoAdmin } from '#kit/server/testing/testServer.ts';
import { openProduct, type Product } from './app.ts';
import { withCalls } from './commands/serverCalls.ts';
import { explainFailure } from './start/explainFailure.ts';
import { dataForRestarts, secretKeys } from './testRestarts.ts';

const [first, second] = secretKeys;
const headers = { host: 'localhost', 'accept-language': 'en' };
const account = { email: 'nara@x.example', username: 'nara', password: 'mesa vela rio doze' };

const configOf = dataForRestarts();

/** Opens the product on the same data, and closes it afterwards. */
async function withServer<T>(env: Record<string, string>, work: (product: Product) => Promise<T>): Promise<T> {
  const product = await openProduct(configOf(env), null, {}, 'here');
  try {
    return await work(product);
  } finally {
    await product.close();
  }
}

type Answer = { statusCode: number; json(): Record<string, unknown> & { detail?: string; accessToken: string; secret: string } };
const post = ({ app }: Product, url: string, payload: object, token?: string): Promise<Answer> =>
  app.inject({ method: 'POST', url, headers: { ...headers, ...(token && { authorization: `Bearer ${token}` }) }, payload });
const signIn = (product: Product, code?: string) => post(product, '/jwt/login', { ...account, ...(code && { code }) });

/** The code an app shows now, once for each step of time: `windows` from now, so that none is tried twice. */
const codeOf = (secret: string, windows: number) =>
  TOTP.generate({ secret: Secret.fromBase32(secret), timestamp: Date.now() + windows * 30_000 });
/** A further sign-in needs a later code: forgets which one was used last. */
const forgetUsed = ({ database }: Product) => database.write((db) => db.updateTable('two_step').set({ last_step: 0 }).execute());
const stored = async ({ database }: Product) =>
  (await database.read.selectFrom('two_step').select('secret').executeTakeFirstOrThrow()).secret;

let secret: string;
let recoveryCodes: string[];

test('secrets of before SECRET_KEY are encrypted at the start, and nobody is signed out', async () => {
  const token = await withServer({}, async (product) => {
    await post(product, '/jwt/register', account);
    const { accessToken } = (await signIn(product)).json();
    secret = (await post(product, '/api/auth/two-step/begin', { password: account.password }, accessToken)).json().secret;
    const confirmed = await post(product, '/api/auth/two-step/confirm', { code: codeOf(secret, 0) }, accessToken);
    recoveryCodes = confirmed.json().recoveryCodes as string[];
    expect(await stored(product)).toBe(secret);
    await forgetUsed(product);
    return accessToken;
  });
  // A command with a key that no server has used changes nothing.
  await expect(withCalls(configOf({ SECRET_KEY: first }), 'en', async () => {})).rejects.toThrow('not sealed with this SECRET_KEY yet');
  await withServer({}, async (product) => {
    expect(await stored(product)).toBe(secret);
    const kept = await product.database.read.selectFrom('signing_keys').select(['secret', 'retires_at']).execute();
    expect(kept).toHaveLength(3);
    for (const key of kept) expect(key).toEqual({ secret: expect.not.stringMatching(/^enc1\./), retires_at: null });
  });
  await withServer({ SECRET_KEY: first }, async (product) => {
    expect(await stored(product)).toMatch(new RegExp(`^enc1\\.${keyIdOf(first)}\\.`));
    const keys = await product.database.read.selectFrom('signing_keys').select(['secret', 'retires_at']).execute();
    expect(keys).toHaveLength(3);
    for (const key of keys) expect(key).toEqual({ secret: expect.stringMatching(/^enc1\./), retires_at: expect.any(String) });
    expect((await signIn(product, codeOf(secret, 0))).statusCode).toBe(200);
    const mine = await product.app.inject({ url: '/api/auth/two-step', headers: { ...headers, authorization: `Bearer ${token}` } });
    expect([mine.statusCode, mine.json().isOn]).toEqual([200, true]);
    await forgetUsed(product);
  });
});

test('links in mails that are not sent yet are encrypted, and admins can read them', async () => {
  await withServer({ SECRET_KEY: first }, async (product) => {
    const { accessToken } = (await post(product, '/jwt/login', demoAdmin)).json();
    const person = { fullName: 'Ivo Prado', username: 'ivo.prado', email: 'ivo@x.example' };
    expect((await post(product, '/apps/users/add-user', person, accessToken)).statusCode).toBe(201);
    const row = await product.database.read
      .selectFrom('mails')
      .select(['id', 'body'])
      .where('recipient', '=', person.email)
      .executeTakeFirstOrThrow();
    expect(row.body).toMatch(/^enc1\./);
    const shown = await product.app.inject({
      url: `/api/outbox/${row.id}`,
      headers: { ...headers, authorization: `Bearer ${accessToken}` },
    });
    expect(shown.json().text).toMatch(/http\S*#\S{40}/);
  });
});

test('a start without SECRET_KEY is refused while secrets are encrypted, and says why', async () => {
  const error = await withServer({}, async () => {}).catch((caught) => caught);
  expect(explainFailure(error)).toMatch(/^SECRET_KEY is not set, but \d+ secrets in the data are encrypted under it/);
});

test('a previous key still decrypts, and values are encrypted under the newest', async () => {
  await withServer({ SECRET_KEY: second, SECRET_KEY_PREVIOUS: first }, async (product) => {
    expect(await stored(product)).toMatch(new RegExp(`^enc1\\.${keyIdOf(second)}\\.`));
    expect((await signIn(product, codeOf(secret, 0))).statusCode).toBe(200);
    await forgetUsed(product);
  });
  await withServer({ SECRET_KEY: second }, async (product) => {
    const before = await stored(product);
    expect((await signIn(product, codeOf(secret, 0))).statusCode).toBe(200);
    expect(await stored(product)).toBe(before);
    await forgetUsed(product);
  });
});

test('a start under a wrong key is refused, and says which one is missing', async () => {
  const error = await withServer({ SECRET_KEY: first }, async () => {}).catch((caught) => caught);
  expect(explainFailure(error)).toMatch(
    new RegExp(`^\\d+ secrets in the data are encrypted under another SECRET_KEY .id ${keyIdOf(second)}.*SECRET_KEY_PREVIOUS`),
  );
});

/** What the documentation says for a lost key. */
const giveUp = ({ database }: Product, keyId: string) =>
  database.write(async (db) => {
    const [from, like] = [`enc1.${keyId}.`, `enc1.${keyId}.%`];
    await sql`update two_step set secret = replace(secret, ${from}, 'enc1.lost.') where secret like ${like}`.execute(db);
    await sql`update mails set body = replace(body, ${from}, 'enc1.lost.') where body like ${like}`.execute(db);
    await sql`update audit_events set position = null, hash = '', seal = ''`.execute(db);
    await sql`delete from audit_chain`.execute(db);
  });

test('under a lost key, the second step says that it cannot be checked; a recovery code and a removal by an admin still work', async () => {
  await withServer({ SECRET_KEY: second }, (product) => giveUp(product, keyIdOf(second)));
  await withServer({ SECRET_KEY: first }, async (product) => {
    expect(await stored(product)).toMatch(/^enc1\.lost\./);
    const refused = await signIn(product, codeOf(secret, 0));
    expect([refused.statusCode, refused.json().detail]).toEqual([503, expect.stringContaining('cannot read the keys of two-step')]);
    expect((await signIn(product, recoveryCodes[0])).statusCode).toBe(200);
    const { accessToken } = (await post(product, '/jwt/login', demoAdmin)).json();
    const { id } = await product.database.read
      .selectFrom('users')
      .select('id')
      .where('email', '=', account.email)
      .executeTakeFirstOrThrow();
    const authorization = `Bearer ${accessToken}`;
    const removed = await product.app.inject({
      method: 'DELETE',
      url: `/api/users/${id}/two-step`,
      headers: { ...headers, authorization },
    });
    expect(removed.statusCode).toBe(200);
    expect((await signIn(product)).statusCode).toBe(200);
  });
});
