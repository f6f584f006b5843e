// What followers hear of imports and dates, through all features that have a part in it.
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { keysOfAccount } from '#features/auth/server/tables.ts';
import { tellChanges } from '#features/follow/server/tellChanges.ts';
import { tellDatesToAll } from '#features/follow/server/tellDates.ts';
import { controlNumber, documentRecord, itemRecord, pncpRecord } from '#features/licitacoes/server/sources/fixtures.ts';
import { importFile } from '#features/licitacoes/server/testImport.ts';
import { notifyAll } from '#features/notifications/server/notify.ts';
import { clockInBrasilia, dayInBrasilia, startOfDayInBrasilia } from '#kit/brasilia.ts';
import { businessDaysBefore } from '#kit/server/businessDays.ts';
import { type Call, demoAdmin, demoClient, type TestServer, testServer } from '#kit/server/testServer.ts';
import { noticeFacts } from './noticeFacts.ts';

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
    for (const table of ['follows', 'notifications', 'follow_settings', 'follow_dates_told'] as const) await db.deleteFrom(table).execute();
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
    expect(told).toEqual({ kind: 'licitacao', change_id: last, until_id: null, item_id: 0, user_id: null });
  });

  test('reaches each of very many followers once, also where one process dies between them', async () => {
    await everythingTold();
    const followers = 450;
    const users = await server.database.write(async (db) => {
      const now = new Date().toISOString();
      const numbers = Array.from({ length: followers }, (_, n) => n);
      const named = numbers.map((n) => ({
        full_name: '',
        username: `seguidor${n}`,
        email: `seguidor${n}@example.com`,
        company: '',
        country: '',
      }));
      const users = await db
        .insertInto('users')
        .values(
          named.map((who) => ({
            ...who,
            ...keysOfAccount(who),
            password: '',
            avatar: null,
            role: 'subscriber',
            ability: null,
            created_at: now,
          })),
        )
        .returning('id')
        .execute();
      const own = {
        kind: 'licitacao',
        item_id: id,
        stage: 'interested',
        priority: 'normal',
        note: '',
        place: 0,
        created_at: now,
        updated_at: now,
      } as const;
      await db
        .insertInto('follows')
        .values(users.map(({ id: user_id }) => ({ ...own, user_id })))
        .execute();
      const change = {
        licitacao_id: id,
        importacao_id: 1_000_001,
        fonte: 'pncp',
        parte: 'licitacao',
        numero: '',
        campo: 'objeto',
      } as const;
      await db
        .insertInto('licitacoes_alteracoes')
        .values({ ...change, antes: 'a', depois: 'b', alterada_em: new Date(Date.now() + 1000).toISOString() })
        .execute();
      return users.map((user) => user.id);
    });
    const sizes: number[] = [];
    const dying = new AbortController();
    const tell = (signal: AbortSignal) =>
      tellChanges(
        server.database,
        (db, news) => {
          sizes.push(news.flatMap(({ userIds }) => userIds).length);
          return notifyAll(db, news);
        },
        () => dying.abort(),
        signal,
      );
    const hold = await server.database.hold('follow changes');
    await tell(dying.signal);
    await tell(new AbortController().signal);
    await hold?.release();
    const told = await server.database.read.selectFrom('notifications').select('user_id').where('kind', '=', 'follow.changed').execute();
    expect(told.map(({ user_id }) => user_id).toSorted((a, b) => a - b)).toEqual(users.toSorted((a, b) => a - b));
    expect(Math.max(...sizes)).toBeLessThanOrEqual(100);
    await server.database.write((db) => db.deleteFrom('users').where('id', 'in', users).execute());
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
  /** @returns who was told */
  const lookAround = async (): Promise<number[]> => {
    const told: number[] = [];
    const ports = { database: server.database, notify: notifyAll, notices: noticeFacts, onError: console.error };
    await tellDatesToAll(ports, (ids) => told.push(...ids), new AbortController().signal);
    return told;
  };
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

  test('is told again where it moves back to where it was', async () => {
    await set(2, 30);
    await follow(client);
    for (const opens of [3, 2]) {
      await set(opens, 30);
      await lookAround();
      await lookAround();
    }
    expect((await dates(client)).map(([, at]) => at)).toEqual([at(2), at(3), at(2)]);
  });

  test('is none while the notice is suspended', async () => {
    await set(1, 30);
    const setSituacao = (situacao_codigo: number) =>
      server.database.write((db) => db.updateTable('licitacoes').set({ situacao_codigo }).where('id', '=', id).execute());
    await setSituacao(noticeFacts.suspensa);
    await follow(client);
    await lookAround();
    expect(await dates(client)).toEqual([]);
    expect((await client('GET /api/follows')).json().follows[0]).not.toHaveProperty('next');
    await setSituacao(1);
    await lookAround();
    expect((await dates(client)).map(([date]) => date)).toEqual(['abertura']);
  });

  test('is told to whoever wanted no notifications once they want them again', async () => {
    await set(2, 30);
    await client('PATCH /api/account/notification', { isNotificationsOn: false });
    await follow(client);
    expect(await lookAround()).toEqual([]);
    await client('PATCH /api/account/notification', { isNotificationsOn: true });
    expect(await lookAround()).toHaveLength(1);
    expect((await dates(client)).map(([date]) => date)).toEqual(['abertura']);
  });

  test('comes in one notification with many others, which push nothing else out', async () => {
    await server.database.write(async (db) => {
      const { id: user_id } = await db.selectFrom('users').select('id').where('email', '=', demoClient.email).executeTakeFirstOrThrow();
      const open = await db
        .selectFrom('licitacoes')
        .select('id')
        .where('fonte', '=', 'demo')
        .where('encerrada', '=', false)
        .limit(40)
        .execute();
      const now = new Date().toISOString();
      const own = {
        user_id,
        kind: 'licitacao',
        stage: 'interested',
        priority: 'normal',
        note: '',
        place: 0,
        created_at: now,
        updated_at: now,
      } as const;
      await db
        .insertInto('follows')
        .values(open.map(({ id }) => ({ ...own, item_id: id })))
        .execute();
      const ids = open.map(({ id }) => id);
      await db
        .updateTable('licitacoes')
        .set({ abertura: at(-1), encerramento: at(50), situacao_codigo: 1, modalidade_codigo: 8 })
        .where('id', 'in', ids)
        .execute();
      await db
        .updateTable('licitacoes')
        .set({ encerramento: at(40) })
        .where('id', '=', ids[7] as number)
        .execute();
    });
    await client('PUT /api/follows/settings', { daysBefore: 60 });
    expect(await dates(client)).toEqual([]);
    const [gathered, ...others] = await heard(client, 'follow.datesNear');
    expect(others).toEqual([]);
    expect(gathered).toMatchObject({ count: 40, nearest: [{ date: 'encerramento', at: at(40) }, { at: at(50) }, { at: at(50) }] });
    await lookAround();
    await client('PUT /api/follows/settings', { daysBefore: 59 });
    expect(await heard(client, 'follow.datesNear')).toHaveLength(1);
  });
});
