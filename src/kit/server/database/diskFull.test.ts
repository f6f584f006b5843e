import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { testDemo } from '../testing/testDemo.ts';
import { demoAdmin } from '../testing/testServer.ts';

const { server, admin: call } = testDemo();

/** SQLite then finds no room for another page, as on a full disk. @param pages 0: only what is there */
const limit = (pages: number) => server.database.write((db) => sql`pragma max_page_count = ${sql.lit(pages)}`.execute(db));

test('responds to a full disk with 507 and a message, also at sign-in, and recovers afterwards', async ({ skip }) => {
  if (server.database.engine.name !== 'sqlite') skip();
  const add = () => call('POST /apps/todo/add-tasks', { task: { title: 'Parecer', description: 'x'.repeat(9000) } });
  await limit(1);
  let answer = await add();
  // Pages that are free already still take some.
  for (let tries = 0; answer.statusCode === 201 && tries < 200; tries++) answer = await add();
  expect([answer.statusCode, answer.json()]).toEqual([507, expect.objectContaining({ type: 'insufficient-storage' })]);
  expect((await call('GET /apps/todo/tasks')).statusCode).toBe(200);
  let signIn = await server.call('POST /jwt/login', demoAdmin);
  for (let tries = 0; signIn.statusCode === 200 && tries < 200; tries++) signIn = await server.call('POST /jwt/login', demoAdmin);
  expect([signIn.statusCode, signIn.json()]).toEqual([507, expect.objectContaining({ type: 'insufficient-storage' })]);
  await limit(1_000_000);
  expect((await add()).statusCode).toBe(201);
  expect((await server.call('POST /jwt/login', demoAdmin)).statusCode).toBe(200);
});
