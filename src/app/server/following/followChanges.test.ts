// What followers hear of imports, through all features that have a part in it.
import { describe, expect, test } from 'vitest';
import { keysOfAccount } from '#features/auth/server/tables.ts';
import { notifyChanges } from '#features/follow/server/notifyChanges.ts';
import { controlNumber, documentRecord, itemRecord, pncpRecord } from '#features/licitacoes/server/import/sources/fixtures.ts';
import { importFile } from '#features/licitacoes/server/import/testImport.ts';
import { notifyAll } from '#features/notifications/server/notify.ts';
import { heard, testFollowing } from './testFollowing.ts';

const { server, admin, client, notice, follow } = testFollowing();
const compra = controlNumber(7);
/** Each record is newer than the one before. */
let minute = 0;

const newer = (overrides: object) => {
  minute++;
  return pncpRecord({ dataAtualizacaoGlobal: `2026-05-09T00:${String(minute).padStart(2, '0')}:00`, ...overrides });
};

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

describe('what imports change', () => {
  test('is told to every follower once per import, with old and new values, and to nobody else', async () => {
    await follow(client);
    await importFile(admin, [newer({ valorTotalEstimado: 200_000, dataAberturaProposta: '2026-06-01T09:00:00' })]);
    await everythingTold();
    expect(await heard(client, 'follow.changed')).toEqual([
      {
        ...{ kind: 'licitacao', item: notice.id, name: 'Pregão Eletrônico 90007/2026', more: 0 },
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
    await client(`DELETE /api/follows/licitacao/${notice.id}`);
    await importFile(admin, [newer({ objetoCompra: 'Depois' })]);
    await everythingTold();
    expect(await heard(client, 'follow.changed')).toEqual([]);
  });

  test('is told in full by whoever takes over from a process that died in the middle', async () => {
    await follow(client);
    const last = await server.database.write(async (db) => {
      // As it stands when a run's telling has begun: the place is kept, nobody was told.
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
        item_id: notice.id,
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
    const tell = (signal: AbortSignal) =>
      notifyChanges(
        server.database,
        (db, news) => {
          sizes.push(news.flatMap(({ userIds }) => userIds).length);
          return notifyAll(db, news);
        },
        () => dying.abort(),
        signal,
      );
    const hold = await server.database.acquireLease('follow changes');
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
