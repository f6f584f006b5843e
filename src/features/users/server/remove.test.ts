import { describe, expect, test } from 'vitest';
import { keysOfAccount } from '#features/auth/server/tables.ts';
import { demoAdmin } from '#kit/server/testing/testServer.ts';
import { faults, testPeople } from './testPeople.ts';

const people = testPeople();

/** Moves a removal into the past. */
const removedBefore = (id: number, minutes: number) =>
  people.server.database.write((db) =>
    db
      .updateTable('users')
      .set({ removed_at: new Date(Date.now() - minutes * 60_000).toISOString() })
      .where('id', '=', id)
      .execute(),
  );

describe('removing', () => {
  test('frees the names, hides the user and ends sessions, and can be undone for ten minutes', async () => {
    const user = await people.addAdmin({});
    const them = await people.server.as({ email: user.email, password: demoAdmin.password });
    await people.remove(user.id);
    expect((await them('GET /api/users/count')).statusCode).toBe(401);
    expect((await people.server.call('POST /jwt/login', { email: user.email, password: demoAdmin.password })).statusCode).toBe(400);
    expect((await people.client(`GET /api/users/user?id=${user.id}`)).json()).toEqual({});
    expect(await people.names('q=rui')).toEqual([]);
    expect((await people.client('GET /api/main-search/data?q=rui')).json().searchArr[2].data).toEqual([]);
    expect((await people.remove(user.id)).statusCode).toBe(404);
    expect((await people.edit(user.id, { status: 'active' })).statusCode).toBe(404);

    const heir = await people.add();
    const conflict = await people.admin(`POST /api/users/${user.id}/restore`);
    expect([conflict.statusCode, faults(conflict)]).toEqual([409, ['body.email', 'body.username']]);
    await people.remove(heir.id);
    await removedBefore(user.id, 9);
    expect((await people.admin(`POST /api/users/${user.id}/restore`)).statusCode).toBe(200);
    expect((await people.client(`GET /api/users/user?id=${user.id}`)).json()).toEqual({ user });
    await people.server.as({ email: user.email, password: demoAdmin.password });
    expect((await people.admin(`POST /api/users/${user.id}/restore`)).statusCode).toBe(404);

    await people.remove(user.id);
    await removedBefore(user.id, 11);
    expect((await people.admin(`POST /api/users/${user.id}/restore`)).json()).toMatchObject({ type: 'undo-expired', status: 410 });
  });

  test("removes other users' notifications about the removed user", async () => {
    const user = await people.addAdmin({ username: 'some', email: 'some@example.com' });
    const them = await people.server.as({ email: user.email, password: demoAdmin.password });
    const friend = await people.idOf(demoAdmin.email);
    expect((await them(`PUT /api/profile/friends/${friend}`)).statusCode).toBe(200);
    const notificationKinds = async () =>
      (await people.admin('GET /api/notifications')).json().notifications.map(({ kind }: { kind: string }) => kind);
    expect(await notificationKinds()).toContain('profile.friendAsked');
    await people.remove(user.id);
    expect(await notificationKinds()).not.toContain('profile.friendAsked');
    expect(await notificationKinds()).not.toHaveLength(0);
  });

  test('is found by name again after being restored', async () => {
    const user = await people.add({ username: 'volta', email: 'volta@example.com' });
    await people.remove(user.id);
    await people.admin(`POST /api/users/${user.id}/restore`);
    const row = await people
      .table()
      .select(['full_name', 'username', 'email', 'company', 'country', 'busca'])
      .where('id', '=', user.id)
      .executeTakeFirstOrThrow();
    expect(row.busca).toBe(keysOfAccount(row).busca);
    expect(await people.names('q=volta')).toEqual(['Rui Barreto']);
    await people.remove(user.id);
  });
});
