// What followers hear of imports and dates, through all features that have a part in it.
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { tellDatesToAll } from '#features/follow/server/tellDates.ts';
import { controlNumber, documentRecord, itemRecord, pncpRecord } from '#features/licitacoes/server/sources/fixtures.ts';
import { importFile } from '#features/licitacoes/server/sources/sending.ts';
import { notify } from '#features/notifications/server/notify.ts';
import { clockInBrasilia, dayInBrasilia, startOfDayInBrasilia } from '#kit/brasilia.ts';
import { businessDaysBefore } from '#kit/server/businessDays.ts';
import { type Call, demoAdmin, demoClient, type TestServer, testServer } from '#kit/server/testServer.ts';

let server: TestServer;
let admin: Call;
let client: Call;
let id: number;
const compra = controlNumber(7);
/** Each record is newer than the one before. */
let minute = 0;

beforeAll(async () => {
  server = await testServer({ demo: true });
  [admin, client] = [await server.as(demoAdmin), await server.as(demoClient)];
  await importFile(admin, [pncpRecord()]);
  id = (await admin('GET /api/licitacoes')).json().licitacoes[0].id;
});
beforeEach(() =>
  server.database.write(async (db) => {
    for (const table of ['follows', 'notifications', 'follow_settings'] as const) await db.deleteFrom(table).execute();
  }),
);
afterAll(() => server.close());

const newer = (overrides: object) => {
  minute++;
  return pncpRecord({ dataAtualizacaoGlobal: `2026-05-09T00:${String(minute).padStart(2, '0')}:00`, ...overrides });
};
const follow = (call: Call, body = {}) => call(`PUT /api/follows/licitacao/${id}`, body);

/** Followers hear of imports a moment after their end. */
async function everythingTold(): Promise<void> {
  await expect
    .poll(
      async () => {
        const { read } = server.database;
        const told = await read.selectFrom('follow_told').selectAll().where('kind', '=', 'licitacao').executeTakeFirstOrThrow();
        const newer = await read.selectFrom('licitacoes_alteracoes').select('id').where('id', '>', told.change_id).execute();
        return told.until_id === null && newer.length === 0;
      },
      { timeout: 10_000, interval: 20 },
    )
    .toBe(true);
}

type Told = { kind: string; data: Record<string, unknown> & { changes: Record<string, unknown>[]; more: number } };
/** What an account was told, the first thing first. */
async function heard(call: Call, kind: string): Promise<Told['data'][]> {
  const { notifications } = (await call('GET /api/notifications?limit=100')).json() as { notifications: Told[] };
  return notifications
    .filter((one) => one.kind === kind)
    .map(({ data }) => data)
    .reverse();
}

describe('what imports change', () => {
  test('is told to every follower once per import, with old and new values, and to nobody else', async () => {
    await follow(client);
    await importFile(admin, [newer({ valorTotalEstimado: 200_000, dataAberturaProposta: '2026-06-01T09:00:00' })]);
    await everythingTold();
    expect(await heard(client, 'follow.changed')).toEqual([
      {
        ...{ kind: 'licitacao', item: id, name: 'Pregão Eletrônico 90007/2026', more: 0 },
        changes: [
          { campo: 'abertura', antes: '2026-05-05T11:00:00.000Z', depois: '2026-06-01T12:00:00.000Z' },
          { campo: 'valor_estimado', antes: '150000.5', depois: '200000' },
        ],
      },
    ]);
    expect(await heard(admin, 'follow.changed')).toEqual([]);
    await importFile(admin, [newer({ valorTotalEstimado: 200_000, dataAberturaProposta: '2026-06-01T09:00:00', objetoCompra: 'Pneus' })]);
    await everythingTold();
    expect((await heard(client, 'follow.changed')).map(({ changes }) => changes.map(({ campo }) => campo))).toEqual([
      ['abertura', 'valor_estimado'],
      ['objeto'],
    ]);
    expect((await client('GET /api/follows')).json().follows[0].changed_at).not.toBeNull();
  });

  test('of its parts counts too: the five that tell most, and how many there are besides', async () => {
    await importFile(
      admin,
      Array.from({ length: 9 }, (_, i) => itemRecord({ numeroItem: i + 1 })),
      compra,
    );
    await everythingTold();
    await follow(client);
    await importFile(
      admin,
      Array.from({ length: 9 }, (_, i) => itemRecord({ numeroItem: i + 1, descricao: `Pneu novo ${i} ${'x'.repeat(500)}` })),
      compra,
    );
    await importFile(admin, [documentRecord()]);
    await everythingTold();
    const [items, documents] = await heard(client, 'follow.changed');
    expect(items?.more).toBe(4);
    expect(items?.changes).toHaveLength(5);
    expect(items?.changes[0]).toMatchObject({ parte: 'lote', numero: '1', campo: 'descricao' });
    expect(String(items?.changes[0]?.depois).length).toBeLessThanOrEqual(200);
    expect(documents?.changes[0]).toMatchObject({ parte: 'documento' });
  });

  test('before somebody followed, or after they stopped, is none of their business', async () => {
    await importFile(admin, [newer({ objetoCompra: 'Antes' })]);
    await follow(client);
    await everythingTold();
    await client(`DELETE /api/follows/licitacao/${id}`);
    await importFile(admin, [newer({ objetoCompra: 'Depois' })]);
    await everythingTold();
    expect(await heard(client, 'follow.changed')).toEqual([]);
  });

  test('is told in full by whoever takes over from a process that died in the middle', async () => {
    await follow(client);
    const last = await server.database.write(async (db) => {
      // As it stands when a run's telling has begun: the place is kept, nobody was told.
      const row = { licitacao_id: id, importacao_id: 1_000_000, fonte: 'pncp', parte: 'licitacao', numero: '', campo: 'objeto' } as const;
      const change = { ...row, antes: 'a', depois: 'b', alterada_em: new Date(Date.now() + 1000).toISOString() };
      const { id: changeId } = await db.insertInto('licitacoes_alteracoes').values(change).returning('id').executeTakeFirstOrThrow();
      await db.updateTable('follow_told').set({ until_id: changeId, item_id: 0 }).where('kind', '=', 'licitacao').execute();
      return changeId;
    });
    await everythingTold();
    expect(await heard(client, 'follow.changed')).toHaveLength(1);
    const told = await server.database.read.selectFrom('follow_told').selectAll().where('kind', '=', 'licitacao').executeTakeFirstOrThrow();
    expect(told).toEqual({ kind: 'licitacao', change_id: last, until_id: null, item_id: 0 });
  });

  test('is kept from whoever wants no notifications', async () => {
    await follow(client);
    await client('PATCH /api/account/notification', { isNotificationsOn: false });
    await importFile(admin, [newer({ objetoCompra: 'Outro' })]);
    await everythingTold();
    expect(await heard(client, 'follow.changed')).toEqual([]);
    await client('PATCH /api/account/notification', { isNotificationsOn: true });
  });
});

describe('a date that comes near', () => {
  const today = dayInBrasilia(new Date());
  /** At nine in the morning in Brasília, so many days from today. */
  const inDays = (days: number) => `${clockInBrasilia(new Date(startOfDayInBrasilia(today, days))).slice(0, 10)}T09:00:00`;
  const at = (days: number) => new Date(`${inDays(days)}-03:00`).toISOString();
  /** As an import writes it. */
  const set = (opens: number, closes: number) =>
    server.database.write((db) =>
      db
        .updateTable('licitacoes')
        .set({ abertura: at(opens), encerramento: at(closes) })
        .where('id', '=', id)
        .execute(),
    );
  const lookAround = () => tellDatesToAll(server.database, notify, () => {}, new AbortController().signal);
  const dates = async (call: Call) => (await heard(call, 'follow.dateNear')).map(({ date, at }) => [date, at]);

  test('is told when it is followed, once, and again when it moves', async () => {
    await set(2, 30);
    await follow(client);
    expect((await dates(client)).filter(([date]) => date === 'abertura')).toEqual([['abertura', at(2)]]);
    await follow(client, { stage: 'proposal' });
    await lookAround();
    expect((await dates(client)).filter(([date]) => date === 'abertura')).toHaveLength(1);
    await set(3, 30);
    await lookAround();
    expect((await dates(client)).filter(([date]) => date === 'abertura')).toEqual([
      ['abertura', at(2)],
      ['abertura', at(3)],
    ]);
    expect((await heard(client, 'follow.dateNear')).at(-1)).toMatchObject({
      kind: 'licitacao',
      item: id,
      name: 'Pregão Eletrônico 90007/2026',
    });
  });

  test('is told so many days before as one has chosen, or never', async () => {
    await set(20, 30);
    await follow(client);
    expect(await dates(client)).toEqual([]);
    await client('PUT /api/follows/settings', { daysBefore: null });
    await set(1, 30);
    await lookAround();
    expect(await dates(client)).toEqual([]);
    await client('PUT /api/follows/settings', { daysBefore: 1 });
    expect((await dates(client)).map(([date]) => date)).toContain('abertura');
    await client('PUT /api/follows/settings', { daysBefore: 60 });
    expect((await dates(client)).map(([date]) => date)).toContain('encerramento');
  });

  test('may be the last day for questions, three business days before the session, which opens when proposals end', async () => {
    await client('PUT /api/follows/settings', { daysBefore: 60 });
    await set(20, 30);
    await follow(client);
    const lastDay = businessDaysBefore(inDays(30).slice(0, 10), 3);
    const told = await heard(client, 'follow.dateNear');
    expect(told.find(({ date }) => date === 'impugnacao')).toMatchObject({
      date: 'impugnacao',
      at: startOfDayInBrasilia(lastDay),
      allDay: true,
    });
  });

  test('is not told to whoever has won or lost, nor when it has passed', async () => {
    await set(-5, -1);
    await follow(client);
    await lookAround();
    expect(await dates(client)).toEqual([]);
    await follow(client, { stage: 'lost' });
    await set(1, 2);
    await lookAround();
    expect(await dates(client)).toEqual([]);
  });
});
