import { beforeEach, expect, test, vi } from 'vitest';
import { makeSeals } from '#kit/server/secrets/seals.ts';
import { testDemo } from '#kit/server/testing/testDemo.ts';
import { demoAdmin, demoClient } from '#kit/server/testing/testServer.ts';
import { purge } from '#kit/server/work/retention.ts';
import type { AuditEvent, AuditKind } from '../contract.ts';
import { makeRecord } from './record.ts';
import { purgeOldEvents } from './retention.ts';

const { server, admin, client, ids } = testDemo();
beforeEach(() => server.database.write((db) => db.deleteFrom('audit_events').execute()));

const seals = makeSeals([], 'audit log');
const record = makeRecord({ nameOf: async () => undefined, seals, onRecorded: () => {} });
/** Records several events, the last of which is listed first. */
const recordAll = (...happenings: Parameters<typeof record>[2][]) =>
  server.database.write(async (db) => {
    for (const happening of happenings) await record(db, null, happening);
  });
const list = async (query = ''): Promise<{ events: AuditEvent[]; total: number }> => (await admin(`GET /api/audit${query}`)).json();
const kinds = async (query = '') => (await list(query)).events.map(({ kind }) => kind);
const ana = { id: 901, name: 'Ana Conceição' };

test('changes of notices and imports by admins are logged with actor, action and origin', async () => {
  const { id } = (await admin('GET /api/licitacoes?perPage=1')).json().licitacoes[0];
  await admin(`DELETE /apps/invoice/delete?id=${id}`, undefined, { 'user-agent': 'Firefox/1' });
  await admin(`POST /api/licitacoes/${id}/restore`);
  await admin('PUT /api/orgaos/00394460000141/account', {
    bankName: 'Banco',
    country: 'Brasil',
    iban: 'BR1800360305000010009795493C1',
    swiftCode: '',
  });
  const { events, total } = await list();
  expect(total).toBe(3);
  expect(events.map(({ kind }) => kind)).toEqual(['contaEdited', 'licitacaoRestored', 'licitacaoRemoved']);
  expect(events[2]).toMatchObject({
    actor_id: ids.admin,
    actor_name: expect.stringMatching(/\w/),
    subject_type: 'licitacao',
    subject_id: id,
    subject_name: expect.stringMatching(/\w/),
    address: '127.0.0.1',
    user_agent: 'Firefox/1',
  });
  expect((await admin(`GET /api/audit/${events[2]?.id}`)).json()).toEqual(events[2]);
  expect((await admin('GET /api/audit/999999999')).statusCode).toBe(404);
});

test('a failed removal is not logged', async () => {
  expect((await admin('DELETE /apps/invoice/delete?id=999999999')).statusCode).toBe(404);
  expect((await list()).total).toBe(0);
});

test('accepts the range of days that both databases support', async () => {
  const statusOf = async (query: string) => (await admin(`GET /api/audit${query}`)).statusCode;
  for (const query of ['from=0000-01-01', 'to=9999-12-31', 'from=10000-01-01', 'to=2026-02-30'])
    expect([await statusOf(`?${query}`), await statusOf(`/export?${query}`)], query).toEqual([400, 400]);
  expect([await statusOf('?from=0001-01-01&to=9999-12-30'), await statusOf('/export?from=0001-01-01&to=9999-12-30')]).toEqual([200, 200]);
});

test('is filtered by kind, user, subject, day, address and text', async () => {
  await recordAll(
    { kind: 'signedIn', actor: ana },
    { kind: 'userEdited', actor: { id: 902, name: 'Rui' }, subject: { type: 'user', ...ana } },
    { kind: 'importStarted', subject: { type: 'importacao', id: 901, name: 'compras_100%.csv' } },
  );
  expect(await kinds()).toEqual(['importStarted', 'userEdited', 'signedIn']);
  expect(await kinds('?kind=signedIn,userEdited')).toEqual(['userEdited', 'signedIn']);
  expect(await kinds('?kind=')).toEqual([]);
  expect(await kinds('?actor=901')).toEqual(['signedIn']);
  expect(await kinds('?about=901')).toEqual(['userEdited', 'signedIn']);
  expect(await kinds('?subjectType=importacao&subjectId=901')).toEqual(['importStarted']);
  expect(await kinds('?q=conceicao')).toEqual(['userEdited', 'signedIn']);
  expect(await kinds('?q=100%25')).toEqual(['importStarted']);
  expect(await kinds('?perPage=1&page=2')).toEqual(['userEdited']);
  const at = (moment: string, kind: AuditKind) =>
    server.database.write((db) =>
      db.updateTable('audit_events').set({ at: moment, address: '2001:db8::1' }).where('kind', '=', kind).execute(),
    );
  // 23:30 of the 9th in Brasília.
  await at('2026-03-10T02:30:00.000Z', 'signedIn');
  expect(await kinds('?from=2026-03-09&to=2026-03-09')).toEqual(['signedIn']);
  expect(await kinds('?from=2026-03-10&to=2026-03-10')).toEqual([]);
  expect(await kinds('?address=2001:DB8')).toEqual(['signedIn']);
  for (const query of ['?kind=lost', '?from=2026-02-31', '?actor=x', '?page=0'])
    expect((await admin(`GET /api/audit${query}`)).statusCode, query).toBe(400);
});

test('is exported as CSV, which is logged itself', async () => {
  await recordAll(...Array.from({ length: 501 }, (_, n) => ({ kind: 'signedIn' as const, actor: { ...ana, name: `Ana ${n}` } })));
  const answer = await admin('GET /api/audit/export?kind=signedIn', undefined, { 'accept-language': 'en' });
  expect(answer.headers['content-type']).toBe('text/csv; charset=utf-8');
  const lines = answer.body.trim().split('\r\n');
  expect(lines[0]).toMatch(/^\uFEFF?Id,When,Event/);
  expect(lines).toHaveLength(502);
  expect(lines[1]).toContain('Sign-in,signedIn,Ana 500');
  const [newest] = (await list()).events as [AuditEvent];
  expect(newest).toMatchObject({ kind: 'auditExported', actor_id: ids.admin, details: { kind: ['signedIn'] } });
});

test('users to filter by are found by name, also after their removal', async () => {
  const people = async (query: string) => (await admin(`GET /api/audit/people?${query}`)).json().people;
  const [{ full_name }] = (await server.database.read.selectFrom('users').select('full_name').where('id', '=', ids.admin).execute()) as [
    { full_name: string },
  ];
  expect(await people(`q=${encodeURIComponent(full_name.slice(0, 4))}`)).toContainEqual({ id: ids.admin, name: full_name });
  expect(await people(`id=${ids.admin}`)).toEqual([{ id: ids.admin, name: full_name }]);
  await recordAll({ kind: 'signedIn', actor: ana });
  expect(await people('id=901')).toEqual([ana]);
  expect(await people('id=900')).toEqual([]);
});

test('only admins can read it, and nobody can change it', async () => {
  for (const route of ['GET /api/audit', 'GET /api/audit/1', 'GET /api/audit/export', 'GET /api/audit/people']) {
    expect((await client(route)).statusCode, route).toBe(403);
    expect((await server.call(route)).statusCode, route).toBe(401);
  }
  for (const method of ['POST', 'PUT', 'PATCH', 'DELETE']) expect((await admin(`${method} /api/audit`)).statusCode, method).toBe(404);
  expect((await list()).total).toBe(0);
});

test('contains no secrets, whatever is recorded', async () => {
  const password = 'a-password-nobody-guesses';
  await server.call('POST /jwt/login', { email: demoAdmin.email, password });
  await server.call('POST /jwt/login', { email: password, password });
  const answer = await server.call('POST /jwt/login', demoAdmin);
  const { accessToken, refreshToken } = answer.json();
  await server.call('POST /jwt/refresh-token', { refreshToken });
  await server.call('POST /jwt/refresh-token', { refreshToken });
  await server.call('POST /api/auth/forgot-password', { email: demoClient.email });
  const forgotten = server.database.read.selectFrom('audit_events').select('id').where('kind', '=', 'passwordForgotten');
  // Recorded after the answer.
  await vi.waitFor(async () => expect(await forgotten.execute()).toHaveLength(1));
  await recordAll({ kind: 'userEdited', details: { password, nested: { token: password }, fullName: 'Ana' } });
  const rows = await server.database.read.selectFrom('audit_events').selectAll().execute();
  expect(rows.at(-1)?.details).toEqual({ nested: {}, fullName: 'Ana' });
  const stored = JSON.stringify(rows.filter(({ kind }) => kind !== 'signInFailed'));
  for (const secret of [password, accessToken, refreshToken, 'argon2id']) expect(stored).not.toContain(secret);
});

test('is kept for two years', async () => {
  await recordAll({ kind: 'signedIn', actor: ana }, { kind: 'signedOut', actor: ana });
  const aged = (days: number) => new Date(Date.now() - days * 86_400_000).toISOString();
  await server.database.write((db) =>
    db
      .updateTable('audit_events')
      .set({ at: aged(732) })
      .where('kind', '=', 'signedIn')
      .execute(),
  );
  await server.database.write((db) =>
    db
      .updateTable('audit_events')
      .set({ at: aged(728) })
      .where('kind', '=', 'signedOut')
      .execute(),
  );
  await purge({ database: server.database, name: 'test', steps: [purgeOldEvents(seals)] }, new AbortController().signal);
  expect(await kinds()).toEqual(['signedOut']);
});
