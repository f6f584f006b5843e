import { beforeEach, expect, test } from 'vitest';
import { testDemo } from '#kit/server/testing/testDemo.ts';
import type { ListedMail } from '../contract.ts';
import type {} from './tables.ts';

const { server, admin, client } = testDemo();

/** The states without a mail server. */
beforeEach(async () => {
  const now = new Date().toISOString();
  const queued = { state: 'unsent', created_at: now, queued_at: now, due_at: now, sent_at: null } as const;
  await server.database.write(async (db) => {
    await db.deleteFrom('mails').execute();
    await db.deleteFrom('audit_events').execute();
    const ana = {
      recipient: 'ana@example.gov.br',
      name: 'Ana Conceição',
      subject: 'Sua nova senha',
      body: 'https://certame.example/x',
      secret: true,
    };
    const rui = { recipient: 'rui@example.gov.br', name: 'Rui', subject: 'Aviso', body: 'Nada de mais.', secret: false };
    await db
      .insertInto('mails')
      .values({ ...queued, ...ana, busca: 'ana conceicao\nana@example.gov.br\nsua nova senha' })
      .execute();
    await db
      .insertInto('mails')
      .values({ ...queued, ...rui, busca: 'rui\nrui@example.gov.br\naviso' })
      .execute();
  });
});

const list = async (query = ''): Promise<{ mails: ListedMail[]; total: number; hasServer: boolean }> =>
  (await admin(`GET /api/outbox${query}`)).json();
const kinds = async () =>
  (await server.database.read.selectFrom('audit_events').select(['kind', 'subject_name']).orderBy('id').execute()).map(
    ({ kind, subject_name }) => `${kind} ${subject_name}`,
  );

test('admins see unsent mails, the newest first, and filter by recipient, subject and state', async () => {
  const all = await list();
  expect(all).toMatchObject({ total: 2, hasServer: false });
  expect(all.mails.map(({ name, state, isSecret, hasText }) => [name, state, isSecret, hasText])).toEqual([
    ['Rui', 'unsent', false, true],
    ['Ana Conceição', 'unsent', true, true],
  ]);
  expect((await list('?q=conceicao')).mails.map(({ name }) => name)).toEqual(['Ana Conceição']);
  expect((await list('?q=aviso')).total).toBe(1);
  expect((await list('?q=%25')).total).toBe(0);
  expect((await list('?state=sent,failed')).total).toBe(0);
  expect((await list('?state=')).total).toBe(0);
  expect((await admin('GET /api/outbox?state=lost')).statusCode).toBe(400);
});

test('reading a mail with an access link is logged, once an hour', async () => {
  for (const { id } of (await list()).mails)
    for (let n = 0; n < 2; n++) expect((await admin(`GET /api/outbox/${id}`)).json().text).toBeTruthy();
  expect(await kinds()).toEqual(['mailRead ana@example.gov.br']);
});

test('admins resend and remove mails, which is logged; a sent mail is not sent twice', async () => {
  const [rui, ana] = (await list()).mails as [ListedMail, ListedMail];
  expect((await admin(`POST /api/outbox/${rui.id}/retry`)).statusCode).toBe(200);
  expect((await admin(`DELETE /api/outbox/${ana.id}`)).statusCode).toBe(200);
  await server.database.write((db) => db.updateTable('mails').set({ state: 'sent' }).where('id', '=', rui.id).execute());
  expect((await admin(`POST /api/outbox/${rui.id}/retry`)).statusCode).toBe(409);
  expect(await kinds()).toEqual(['mailRetried rui@example.gov.br', 'mailRemoved ana@example.gov.br']);
  for (const route of [`GET /api/outbox/${ana.id}`, `POST /api/outbox/${ana.id}/retry`, `DELETE /api/outbox/${ana.id}`])
    expect((await admin(route)).statusCode, route).toBe(404);
});

test('clients see nothing of it', async () => {
  for (const route of ['GET /api/outbox', 'GET /api/outbox/1', 'POST /api/outbox/1/retry', 'DELETE /api/outbox/1']) {
    expect((await client(route)).statusCode, route).toBe(403);
    expect((await server.call(route)).statusCode, route).toBe(401);
  }
});
