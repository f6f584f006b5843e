import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, expect, test } from 'vitest';
import { controlNumber, pncpRecord } from '#features/licitacoes/server/import/sources/fixtures.ts';
import { serverForFile } from '#kit/server/testing/testDemo.ts';

// On PostgreSQL commands do not call the server, and there is no secret.
const hasSecret = !process.env.TEST_DATABASE_URL;

const server = serverForFile({ demo: true });
let authorization: string;
beforeAll(async () => {
  if (hasSecret) authorization = `Command ${JSON.parse(readFileSync(join(server.dataDir, 'holder.json'), 'utf8')).secret}`;
});

test.runIf(hasSecret)('a command, which has no account, cannot write data of accounts', async () => {
  const { id } = await server.database.read.selectFrom('products').select('id').executeTakeFirstOrThrow();
  for (const [route, body] of [
    ['POST /apps/ecommerce/cart', { productId: id }],
    ['POST /api/bookmarks/update', { id: 1 }],
    ['PUT /api/licitacoes/params', { params: 'q=pneus' }],
  ] as const)
    expect((await server.call(route, body, { authorization })).json(), route).toMatchObject({ type: 'not-found' });
  expect((await server.call('GET /api/importacoes', undefined, { authorization })).statusCode).toBe(200);
});

test.runIf(hasSecret)('a command receives the end of each import, however soon one follows the other', async () => {
  const url = await server.app.listen({ port: 0 });
  const stream = await fetch(`${url}/api/events`, { headers: { authorization } });
  const ids: number[] = [];
  for (const number of [1, 2, 3]) {
    const record = Buffer.from(JSON.stringify([pncpRecord({ numeroControlePNCP: controlNumber(number) })]));
    const headers = { authorization, 'content-type': 'application/octet-stream' };
    const { id } = (await server.call(`POST /api/importacoes?arquivo=${number}.json`, record, headers)).json();
    await server.call(`POST /api/importacoes/${id}/start`, undefined, { authorization });
    ids.push(id);
  }
  let received = '';
  for await (const piece of stream.body?.pipeThrough(new TextDecoderStream()) ?? []) {
    received += piece;
    if (ids.every((id) => received.includes(`"importacoes.${id}"`))) return;
  }
  expect.fail(`The stream ended after ${received}`);
});
