// The chain of the audit log over restarts, with other keys, and with several servers.
import { expect, test } from 'vitest';
import type { AuditIntegrity } from '#features/audit/contract.ts';
import { keyIdOf } from '#kit/server/secrets/secretKeys.ts';
import { demoAdmin } from '#kit/server/testing/testServer.ts';
import { openProduct, type Product } from './app.ts';
import { withCalls } from './commands/serverCalls.ts';
import { explainFailure } from './start/explainFailure.ts';
import { dataForRestarts, secretKeys } from './testRestarts.ts';

const [first, second] = secretKeys;
const headers = { host: 'localhost' };
const isShareable = process.env.TEST_DATABASE_URL && process.env.TEST_POSTGRES_KIND !== 'pglite';

const configOf = dataForRestarts();
const open = (env: Record<string, string>): Promise<Product> => openProduct(configOf(env), null, {}, 'here');
const runCommand = (env: Record<string, string>) => withCalls(configOf(env), 'en', async () => {});

async function withServer<T>(env: Record<string, string>, work: (product: Product) => Promise<T>): Promise<T> {
  const product = await open(env);
  try {
    return await work(product);
  } finally {
    await product.close();
  }
}

/** Records an entry. @returns the token of the new session */
const signIn = async ({ app }: Product): Promise<string> =>
  (await app.inject({ method: 'POST', url: '/jwt/login', headers, payload: demoAdmin })).json().accessToken;
async function verify(product: Product): Promise<AuditIntegrity> {
  const authorization = `Bearer ${await signIn(product)}`;
  const answer = await product.app.inject({ url: '/api/audit/integrity?fresh=true', headers: { ...headers, authorization } });
  return answer.json();
}

test('a start chains the entries of before, and SECRET_KEY seals what follows', async () => {
  await withServer({}, async (product) => {
    const { database } = product;
    const { n } = await database.read
      .selectFrom('audit_events')
      .select(({ fn }) => fn.countAll<number>().as('n'))
      .executeTakeFirstOrThrow();
    const result = await verify(product);
    expect(result).toMatchObject({ isIntact: true, isSealed: false, entries: Number(n) + 1 });
    expect(result.entries).toBeGreaterThan(100);
    // As the version before left it.
    await database.write(async (db) => {
      await db.updateTable('audit_events').set({ position: null, hash: '', seal: '' }).execute();
      await db.deleteFrom('audit_chain').execute();
    });
  });
  await withServer({ SECRET_KEY: first }, async (product) => {
    expect(await verify(product)).toMatchObject({ isIntact: true, isSealed: true });
  });
});

test.skipIf(!isShareable)('two servers that record at the same time make one chain', async () => {
  const [one, other] = [await open({ SECRET_KEY: first }), await open({ SECRET_KEY: first })];
  try {
    const before = await verify(one);
    // Ten attempts at a time are allowed.
    await Promise.all(Array.from({ length: 8 }, (_, n) => signIn(n % 2 === 0 ? one : other)));
    for (const [n, product] of [one, other].entries())
      expect(await verify(product)).toMatchObject({ isIntact: true, entries: before.entries + 8 + 1 + n });
  } finally {
    await Promise.all([one.close(), other.close()]);
  }
});

test('a new key leaves the log intact, also once the previous one is gone', async () => {
  await withServer({ SECRET_KEY: second, SECRET_KEY_PREVIOUS: first }, async () => {});
  await withServer({ SECRET_KEY: second }, async (product) => {
    expect(await verify(product)).toMatchObject({ isIntact: true, isSealed: true });
  });
});

test('neither a server nor a command starts with a key replaced without its predecessor, and the log stays intact', async () => {
  for (const start of [() => withServer({ SECRET_KEY: first }, async () => {}), () => runCommand({ SECRET_KEY: first })]) {
    const error = await start().catch((caught) => caught);
    expect(explainFailure(error)).toMatch(
      new RegExp(`^The audit log is sealed with another SECRET_KEY .id ${keyIdOf(second)}.*SECRET_KEY_PREVIOUS.*docs/operations.md`),
    );
  }
  await withServer({ SECRET_KEY: first, SECRET_KEY_PREVIOUS: second }, async (product) => {
    expect(await verify(product)).toMatchObject({ isIntact: true, isSealed: true });
  });
});

test('only a server brings the log under a new key, since servers that run have another one', async () => {
  const error = await runCommand({ SECRET_KEY: second, SECRET_KEY_PREVIOUS: first }).catch((caught) => caught);
  expect(explainFailure(error)).toMatch(/^The audit log is not sealed with this SECRET_KEY yet/);
  await runCommand({ SECRET_KEY: first });
});

test('after the loss of the key, the log begins anew as the documentation says', async () => {
  await withServer({ SECRET_KEY: first }, ({ database }) =>
    database.write(async (db) => {
      await db.updateTable('audit_events').set({ position: null, hash: '', seal: '' }).execute();
      await db.deleteFrom('audit_chain').execute();
    }),
  );
  await withServer({ SECRET_KEY: second }, async (product) => {
    expect(await verify(product)).toMatchObject({ isIntact: true, isSealed: true });
  });
});
