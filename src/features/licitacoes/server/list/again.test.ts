// What is asked again before anything was written.
import { expect, test } from 'vitest';
import { testDemo } from '#kit/server/testing/testDemo.ts';

const { client, admin } = testDemo();

test('a list that is asked again is the same, and lacks what was removed as soon as that is answered', async () => {
  const list = () => client('GET /api/licitacoes?perPage=100');
  const [first, again] = [await list(), await list()];
  expect(again.body).toBe(first.body);
  for (const { headers, body, rawPayload } of [first, again]) {
    expect(body).toMatch(/[ãçé]/);
    expect(headers['content-type']).toBe('application/json; charset=utf-8');
    expect(Number(headers['content-length'])).toBe(rawPayload.length);
  }
  const { licitacoes, total } = first.json();
  const count = async () => (await client('GET /api/licitacoes/count')).json().total;
  expect(await count()).toBe(total);
  const { id } = licitacoes[0];
  expect((await admin(`DELETE /apps/invoice/delete?id=${id}`)).statusCode).toBe(200);
  const after = (await list()).json();
  expect(after.total).toBe(total - 1);
  expect(after.licitacoes.map((row: { id: number }) => row.id)).not.toContain(id);
  expect(await count()).toBe(total - 1);
});
