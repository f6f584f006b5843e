import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { testServer } from '#kit/server/testServer.ts';

// With PostgreSQL commands do not call, and there is no secret.
test.skipIf(process.env.TEST_DATABASE_URL)('a command, which has no account, may not keep what belongs to one', async () => {
  const server = await testServer({ demo: true });
  const file = join(server.dataDir, 'holder.json');
  expect(existsSync(file)).toBe(true);
  const authorization = `Command ${JSON.parse(readFileSync(file, 'utf8')).secret}`;
  const { id } = await server.database.read.selectFrom('products').select('id').executeTakeFirstOrThrow();
  for (const [route, body] of [
    ['POST /apps/ecommerce/cart', { productId: id }],
    ['POST /api/bookmarks/update', { id: 1 }],
    ['PUT /api/licitacoes/params', { params: 'q=pneus' }],
  ] as const)
    expect((await server.call(route, body, { authorization })).json(), route).toMatchObject({ type: 'not-found' });
  expect((await server.call('GET /api/importacoes', undefined, { authorization })).statusCode).toBe(200);
  await server.close();
});
