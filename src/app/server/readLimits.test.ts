// The limits for heavy reads, on both engines: a script meets them, people do not.
import { expect, test } from 'vitest';
import { createAccount } from '#features/auth/server/testAccount.ts';
import { serverForFile } from '#kit/server/testing/testDemo.ts';

const server = serverForFile({ demo: true, env: { READ_LIMIT_PERCENT: '100' } });

const overview = ['notices', 'map', 'week', 'summary'].map((name) => `GET /api/dashboards/${name}`);

test('a script of exports is told to wait, while another account reads its list', async () => {
  const script = await server.as(await createAccount(server));
  const person = await server.as(await createAccount(server));
  const statuses: number[] = [];
  let isRefused = false;
  for (let time = 0; time < 200 && !isRefused; time++) {
    const answer = await script('GET /api/licitacoes/export?q=pneu');
    statuses.push(answer.statusCode);
    isRefused = answer.statusCode !== 200;
    if (!isRefused) continue;
    expect(answer.statusCode).toBe(429);
    expect(answer.headers['content-type']).toContain('application/problem+json');
    expect(answer.json()).toMatchObject({ type: 'too-many-requests', status: 429 });
    expect(Number(answer.headers['retry-after'])).toBeGreaterThan(0);
  }
  expect(isRefused).toBe(true);
  expect(statuses.length).toBeGreaterThan(30);
  // Its list and the other's exports are not limited by that.
  expect((await script('GET /api/licitacoes')).statusCode).toBe(200);
  expect((await person('GET /api/licitacoes/export?q=pneu')).statusCode).toBe(200);
});

test('searches of one account at once do not stand before the list of another', async () => {
  const script = await server.as(await createAccount(server));
  const person = await server.as(await createAccount(server));
  let done = 0;
  const searches = Array.from({ length: 80 }, async () => {
    const { statusCode } = await script('GET /api/precos/statistics?q=papel');
    done++;
    return statusCode;
  });
  await script('GET /api/auth/sessions');
  expect((await person('GET /api/licitacoes')).statusCode).toBe(200);
  expect(done).toBeLessThan(60);
  expect(new Set(await Promise.all(searches))).toEqual(new Set([200]));
});

test('ten tabs with the overview, and quick clicks in them, are all answered', async () => {
  const person = await server.as(await createAccount(server));
  const statuses: number[] = [];
  for (let click = 0; click < 3; click++)
    for (const answer of await Promise.all(Array.from({ length: 10 }, () => overview.map((route) => person(route))).flat()))
      statuses.push(answer.statusCode);
  expect(statuses).toHaveLength(120);
  expect(new Set(statuses)).toEqual(new Set([200]));
});
