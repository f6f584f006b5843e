// Notifications of followers about imports, through all features.
import { describe, expect, test } from 'vitest';
import { keysOfAccount } from '#features/auth/server/tables.ts';
import { notifyChanges } from '#features/follow/server/notifyChanges.ts';
import { controlNumber, documentRecord, itemRecord, pncpRecord } from '#features/licitacoes/server/import/sources/fixtures.ts';
import { importFile } from '#features/licitacoes/server/import/testImport.ts';
import { notifyAll } from '#features/notifications/server/notify.ts';
import { followRow, notificationsOf, testFollowing } from './testFollowing.ts';

const { server, admin, client, notice, follow } = testFollowing();
const compra = controlNumber(7);
/** Each record is newer than the one before. */
let minute = 0;

const newer = (overrides: object) => {
  minute++;
  return pncpRecord({ dataAtualizacaoGlobal: `2026-05-09T00:${String(minute).padStart(2, '0')}:00`, ...overrides });
};

/** Followers are notified a moment after the end of an import. */
async function untilAllAreNotified(): Promise<void> {
  await expect
    .poll(
      async () => {
        const { read } = server.database;
        const state = await read.selectFrom('follow_told').selectAll().where('kind', '=', 'licitacao').executeTakeFirstOrThrow();
        const newer = await read.selectFrom('licitacoes_alteracoes').select('id').where('id', '>', state.change_id).execute();
        return state.until_id === null && newer.length === 0;
      },
      { timeout: 10_000, interval: 20 },
    )
    .toBe(true);
}

describe('a change by an import', () => {
  test('notifies every follower once per import, with old and new values, and no other user', async () => {
    await follow(client);
    await importFile(admin, [newer({ valorTotalEstimado: 200_000, dataAberturaProposta: '2026-06-01T09:00:00' })]);
    await untilAllAreNotified();
    expect(await notificationsOf(client, 'follow.changed')).toEqual([
      {
        ...{ kind: 'licitacao', item: notice.id, name: 'Pregão Eletrônico 90007/2026', more: 0 },
        changes: [
          { campo: 'abertura', antes: '2026-05-05T11:00:00.000Z', depois: '2026-06-01T12:00:00.000Z' },
          { campo: 'valor_estimado', antes: '150000.5', depois: '200000' },
        ],
      },
    ]);
    expect(await notificationsOf(admin, 'follow.changed')).toEqual([]);
    await importFile(admin, [newer({ valorTotalEstimado: 200_000, dataAberturaProposta: '2026-06-01T09:00:00', objetoCompra: 'Pneus' })]);
    await untilAllAreNotified();
    expect((await notificationsOf(client, 'follow.changed')).map(({ changes }) => changes.map(({ campo }) => campo))).toEqual([
      ['abertura', 'valor_estimado'],
      ['objeto'],
    ]);
    expect((await client('GET /api/follows')).json().follows[0].changed_at).not.toBeNull();
  });

  test('is taken back when the follow is undone, but not what was told before it', async () => {
    await follow(client);
    await importFile(admin, [newer({ objetoCompra: 'Pneus novos' })]);
    await untilAllAreNotified();
    const longAgo = new Date(Date.now() - 3_600_000).toISOString();
    await server.database.write((db) => db.updateTable('follows').set({ created_at: longAgo }).execute());
    await client(`DELETE /api/follows/licitacao/${notice.id}`);
    expect(await notificationsOf(client, 'follow.changed')).toHaveLength(1);
    await follow(client);
    await importFile(admin, [newer({ objetoCompra: 'Pneus usados' })]);
    await untilAllAreNotified();
    expect(await notificationsOf(client, 'follow.changed')).toHaveLength(2);
    await client(`DELETE /api/follows/licitacao/${notice.id}`);
    expect((await notificationsOf(client, 'follow.changed')).map(({ changes }) => changes.at(-1)?.depois)).toEqual(['Pneus novos']);
  });

  test('includes items: the five most important changes, and the number of others', async () => {
    await importFile(
      admin,
      Array.from({ length: 9 }, (_, i) => itemRecord({ numeroItem: i + 1 })),
      compra,
    );
    await untilAllAreNotified();
    await follow(client);
    await importFile(
      admin,
      Array.from({ length: 9 }, (_, i) => itemRecord({ numeroItem: i + 1, descricao: `Pneu novo ${i} ${'x'.repeat(500)}` })),
      compra,
    );
    await importFile(admin, [documentRecord()]);
    await untilAllAreNotified();
    const [items, documents] = await notificationsOf(client, 'follow.changed');
    expect(items?.more).toBe(4);
    expect(items?.changes).toHaveLength(5);
    expect(items?.changes[0]).toMatchObject({ parte: 'lote', numero: '1', campo: 'descricao' });
    expect(String(items?.changes[0]?.depois).length).toBeLessThanOrEqual(200);
    expect(documents?.changes[0]).toMatchObject({ parte: 'documento' });
  });

  test('notifies no user who started following later or has stopped', async () => {
    await importFile(admin, [newer({ objetoCompra: 'Antes' })]);
    await follow(client);
    await untilAllAreNotified();
    await client(`DELETE /api/follows/licitacao/${notice.id}`);
    await importFile(admin, [newer({ objetoCompra: 'Depois' })]);
    await untilAllAreNotified();
    expect(await notificationsOf(client, 'follow.changed')).toEqual([]);
  });

  test('is completely notified by another process after a crash', async () => {
    await follow(client);
    const last = await server.database.write(async (db) => {
      // As after the start of notifying: the position is stored, no user is notified yet.
      const row = {
        licitacao_id: notice.id,
        importacao_id: 1_000_000,
        fonte: 'pncp',
        parte: 'licitacao',
        numero: '',
        campo: 'objeto',
      } as const;
      const change = { ...row, antes: 'a', depois: 'b', alterada_em: new Date(Date.now() + 1000).toISOString() };
      const { id: changeId } = await db.insertInto('licitacoes_alteracoes').values(change).returning('id').executeTakeFirstOrThrow();
      await db.updateTable('follow_told').set({ until_id: changeId, item_id: 0 }).where('kind', '=', 'licitacao').execute();
      return changeId;
    });
    await untilAllAreNotified();
    expect(await notificationsOf(client, 'follow.changed')).toHaveLength(1);
    const state = await server.database.read
      .selectFrom('follow_told')
      .selectAll()
      .where('kind', '=', 'licitacao')
      .executeTakeFirstOrThrow();
    expect(state).toEqual({ kind: 'licitacao', change_id: last, until_id: null, item_id: 0, user_id: null });
  });

  test('notifies each of very many followers once, also if a process dies in between', async () => {
    await untilAllAreNotified();
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
      await db
        .insertInto('follows')
        .values(users.map(({ id: user_id }) => ({ ...followRow(now), user_id, item_id: notice.id })))
        .execute();
      const change = {
        licitacao_id: notice.id,
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
    const notify = (signal: AbortSignal) =>
      notifyChanges(
        server.database,
        {
          notify: (db, news) => {
            sizes.push(news.flatMap(({ userIds }) => userIds).length);
            return notifyAll(db, news);
          },
          mailBidders: async () => {},
        },
        () => dying.abort(),
        signal,
      );
    const lease = await server.database.acquireLease('follow changes');
    await notify(dying.signal);
    await notify(new AbortController().signal);
    await lease?.release();
    const sent = await server.database.read.selectFrom('notifications').select('user_id').where('kind', '=', 'follow.changed').execute();
    expect(sent.map(({ user_id }) => user_id).toSorted((a, b) => a - b)).toEqual(users.toSorted((a, b) => a - b));
    expect(Math.max(...sizes)).toBeLessThanOrEqual(100);
    await server.database.write((db) => db.deleteFrom('users').where('id', 'in', users).execute());
  });

  test('notifies no user who has turned notifications off', async () => {
    await follow(client);
    await client('PATCH /api/account/notification', { isNotificationsOn: false });
    await importFile(admin, [newer({ objetoCompra: 'Outro' })]);
    await untilAllAreNotified();
    expect(await notificationsOf(client, 'follow.changed')).toEqual([]);
    await client('PATCH /api/account/notification', { isNotificationsOn: true });
  });
});
