// A few malformed requests to every operation: none causes a server error. `npm run bench -- fuzz` sends hundreds to each.
import { beforeAll, expect, test } from 'vitest';
import { createAccount } from '#features/auth/server/testAccount.ts';
import { serverForFile } from '#kit/server/testing/testDemo.ts';
import { fuzz, shortly } from '#kit/server/testing/testFuzz.ts';
import { operationsOf } from '#kit/server/testing/testOperations.ts';
import { demoAdmin, demoClient } from '#kit/server/testing/testServer.ts';

/** Requests per operation and role, the same in every run. */
const MUTATIONS = 2;
const SEED = 'certame';

const server = serverForFile({ demo: true });
let url: string;

beforeAll(async () => {
  url = await server.app.listen({ host: '127.0.0.1', port: 0 });
});

test('malformed requests cause no server errors', async () => {
  const operations = operationsOf((await server.call('GET /api/openapi.json')).json());
  expect(operations.length).toBeGreaterThan(200);
  const signIn = (account: { email: string; password: string }, role: 'admin' | 'subscriber') => {
    let token: Promise<string> | undefined;
    const tokenOf = async ({ email, password }: { email: string; password: string }): Promise<string> =>
      (await server.call('POST /jwt/login', { email, password })).json().accessToken;
    return async ({ hashesPasswords }: { hashesPasswords: boolean }, isAgain: boolean) => {
      // Wrong passwords are limited per account, and the demo accounts have the data.
      if (hashesPasswords || isAgain) return tokenOf(await createAccount(server, { role }));
      token ??= tokenOf(account);
      return token;
    };
  };
  const roles = { admin: signIn(demoAdmin, 'admin'), client: signIn(demoClient, 'subscriber') };
  const report = await fuzz({ url, operations, seed: SEED, mutations: MUTATIONS, roles });
  expect(report.faults.map(({ operation, answered, sent }) => `${operation.name} ${answered.status} ${shortly(sent)}`)).toEqual([]);
  // If all requests were refused before the handler, the test would find nothing.
  const taken = [...report.perOperation.values()].filter((statuses) => [200, 201].some((status) => statuses.has(status)));
  expect(taken.length).toBeGreaterThan(operations.length / 3);
}, 180_000);
