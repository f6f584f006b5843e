import { beforeAll, beforeEach, expect, test } from 'vitest';
import { testDemo } from '#kit/server/testing/testDemo.ts';
import type { Call } from '#kit/server/testing/testServer.ts';
import type { AssignReply } from '../../assign.ts';
import type { Proposta } from '../../entities.ts';

const { server, admin, client, ids } = testDemo();
let notices: number[];

beforeAll(async () => {
  const rows = await server.database.read.selectFrom('licitacoes').select('id').orderBy('id').limit(1000).execute();
  notices = rows.map(({ id }) => id);
});
beforeEach(() =>
  server.database.write(async (db) => {
    await db.deleteFrom('propostas').execute();
    await db.deleteFrom('notifications').execute();
  }),
);

const at = (place: number) => notices[place] as number;
const create = async (call: Call, licitacao: number): Promise<number> => (await call('POST /api/propostas', { licitacao })).json().id;
const list = async (call: Call): Promise<Proposta[]> => (await call('GET /api/propostas?sort=atualizada&perPage=100')).json().propostas;
const assign = async (licitacoes: number[], responsavel: number, call: Call = client): Promise<AssignReply> =>
  (await call('PUT /api/propostas/responsavel', { licitacoes, responsavel })).json();
const undo = (before: object[], call: Call = client) => call('POST /api/propostas/responsavel/undo', { before });
const bell = async (call: Call) => (await call('GET /api/notifications')).json().notifications as { kind: string; data: object }[];
const strangerId = async (): Promise<number> => {
  const { id } = await server.database.read
    .selectFrom('users')
    .select('id')
    .where('status', '=', 'active')
    .where('id', 'not in', [ids.admin, ids.client])
    .executeTakeFirstOrThrow();
  return id;
};
const byNotice = (offers: readonly Proposta[]) => new Map(offers.map(({ edital, ...offer }) => [edital.id, offer]));

test('begins an offer where there is none, uses the running one, and tells the person once', async () => {
  const own = await create(client, at(0));
  const done = await assign([at(0), at(1), at(1), at(2), 9_999_999], ids.admin);
  expect(done).toMatchObject({ done: 3, created: 2, skipped: [{ licitacao: 9_999_999, why: 'missing' }] });
  const seen = byNotice(await list(admin));
  expect(seen.get(at(0))).toMatchObject({ id: own, version: 2, responsavel: { id: ids.admin }, papel: 'editor' });
  expect(seen.get(at(1))).toMatchObject({ version: 1, responsavel: { id: ids.admin }, papel: 'editor', compartilhada: false });
  expect(await bell(admin)).toMatchObject([
    {
      kind: 'propostas.assignedMany',
      data: { count: 3, responsavel: ids.admin, names: [expect.any(String), expect.any(String), expect.any(String)] },
    },
  ]);
  expect(await assign([at(0)], ids.admin)).toMatchObject({ done: 0, skipped: [{ licitacao: at(0), why: 'same' }] });
  expect(await bell(client)).toEqual([]);
});

test('undoing gives offers back, deletes those that were begun, and withdraws the notification', async () => {
  const own = await create(client, at(0));
  await client(`PUT /api/propostas/${own}`, { version: 1, responsavel: null });
  const { before } = await assign([at(0), at(1)], ids.admin);
  expect((await undo(before)).json()).toEqual({ done: 2, skipped: [] });
  expect(await list(client)).toMatchObject([{ id: own, responsavel: null, edital: { id: at(0) } }]);
  expect([await list(admin), await bell(admin)]).toEqual([[], []]);
});

test('what another user changed since then stays', async () => {
  const { before } = await assign([at(0), at(1)], ids.admin);
  const [one] = await list(admin);
  await admin(`POST /api/propostas/${one?.id}/comentarios`, { texto: 'Já comecei.' });
  expect((await undo(before)).json()).toEqual({ done: 1, skipped: [{ proposta: one?.id, why: 'changed' }] });
  expect(await list(admin)).toMatchObject([{ id: one?.id, responsavel: { id: ids.admin } }]);
  expect(await bell(admin)).toMatchObject([{ kind: 'propostas.assignedMany' }]);
});

test('an offer that was passed on can be taken back, by nobody else', async () => {
  const theirs = await create(admin, at(0));
  await admin(`PUT /api/propostas/${theirs}`, { version: 1, responsavel: ids.client });
  const { before } = await assign([at(0)], ids.admin);
  // The client no longer sees it.
  expect(await list(client)).toEqual([]);
  expect((await undo(before, admin)).json()).toMatchObject({ done: 0, skipped: [{ why: 'missing' }] });
  expect((await undo(before)).json()).toEqual({ done: 1, skipped: [] });
  expect(await list(client)).toMatchObject([{ id: theirs, responsavel: { id: ids.client } }]);
  await server.database.write((db) => db.updateTable('propostas_alteracoes').set({ alterada_em: '2026-01-01T00:00:00.000Z' }).execute());
  expect((await undo(before)).json().type).toBe('undo-expired');
});

test('what the caller may only read is skipped; ended offers do not count', async () => {
  const theirs = await create(admin, at(0));
  await admin(`PUT /api/propostas/${theirs}/acesso`, { version: 1, escritorio: 'leitor', pessoas: [] });
  const ended = await create(client, at(1));
  await client(`PUT /api/propostas/${ended}/etapa`, { version: 1, etapa: 'desistida', decisao_motivo: 'Longe.' });
  expect(await assign([at(0), at(1)], ids.client)).toMatchObject({
    ...{ done: 1, created: 1, skipped: [{ licitacao: at(0), why: 'readOnly' }] },
  });
  expect(await bell(admin)).toEqual([]);
});

test('gives nobody access to what only its owner shares', async () => {
  const stranger = await strangerId();
  const own = await create(client, at(0));
  await client(`PUT /api/propostas/${own}/acesso`, { version: 1, escritorio: null, pessoas: [{ id: ids.admin, papel: 'editor' }] });
  expect(await assign([at(0), at(1)], stranger, admin)).toMatchObject({
    done: 1,
    created: 1,
    skipped: [{ licitacao: at(0), why: 'notShared' }],
  });
  expect(byNotice(await list(client)).get(at(0))).toMatchObject({ id: own, responsavel: { id: ids.client } });
  expect(await assign([at(0)], ids.admin, admin)).toMatchObject({ done: 1 });
  expect(await assign([at(0)], stranger)).toMatchObject({ done: 1, skipped: [] });
});

test('nothing is done for a person without an active account, nor for too many', async () => {
  const refused = await client('PUT /api/propostas/responsavel', { licitacoes: [at(0)], responsavel: 999_999 });
  expect(refused.json().faults).toEqual([{ path: 'body.responsavel', message: 'esta pessoa não tem uma conta ativa' }]);
  expect(await list(client)).toEqual([]);
  const many = Array.from({ length: 1001 }, (_, n) => n + 1);
  const tooMany = await client('PUT /api/propostas/responsavel', { licitacoes: many, responsavel: ids.client });
  expect(tooMany.json().faults).toMatchObject([{ path: 'body.licitacoes' }]);
});

test('who is no longer responsible keeps no notification of it', async () => {
  const own = await create(client, at(0));
  await client(`PUT /api/propostas/${own}`, { version: 1, responsavel: ids.admin });
  expect(await bell(admin)).toMatchObject([{ kind: 'propostas.assigned' }]);
  await assign([at(0)], ids.client);
  expect(await bell(admin)).toEqual([]);
  // One that was assigned in a step of its own is taken back by the offer's own form.
  await assign([at(0)], ids.admin);
  expect(await bell(admin)).toMatchObject([{ kind: 'propostas.assigned', data: { proposta: own } }]);
  await client(`PUT /api/propostas/${own}`, { version: 4, responsavel: null });
  expect(await bell(admin)).toEqual([]);
  // One of many is left until none of them is theirs.
  await assign([at(0), at(1)], ids.admin);
  await assign([at(0), at(2)], ids.client);
  expect(await bell(admin)).toMatchObject([{ kind: 'propostas.assignedMany' }]);
  await assign([at(1)], ids.client);
  expect(await bell(admin)).toEqual([]);
});

test('undoing a part, twice in one call, counts once and leaves the notification of the others', async () => {
  const { before } = await assign([at(0), at(1)], ids.admin);
  const [first, second] = before as [object, object];
  expect((await undo([first, first])).json()).toEqual({ done: 1, skipped: [] });
  expect(await bell(admin)).toMatchObject([{ kind: 'propostas.assignedMany' }]);
  expect((await undo([second])).json()).toEqual({ done: 1, skipped: [] });
  expect(await bell(admin)).toEqual([]);
});

test('undoing makes nobody responsible whose account was removed meanwhile', async () => {
  const own = await create(client, at(0));
  await client(`PUT /api/propostas/${own}`, { version: 1, responsavel: ids.admin });
  const { before } = await assign([at(0)], ids.client);
  const setRemoved = (removed_at: string | null) =>
    server.database.write((db) => db.updateTable('users').set({ removed_at }).where('id', '=', ids.admin).execute());
  await setRemoved(new Date().toISOString());
  const undone = await undo(before);
  await setRemoved(null);
  expect(undone.json()).toEqual({ done: 1, skipped: [] });
  expect(await list(client)).toMatchObject([{ id: own, responsavel: null }]);
});

test('a thousand are assigned and given back at once', async () => {
  const { done, before } = await assign(notices, ids.admin);
  expect(done).toBe(notices.length);
  expect((await undo(before)).json()).toMatchObject({ done: notices.length, skipped: [] });
  expect(await list(client)).toEqual([]);
});
