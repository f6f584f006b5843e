// The access table of this feature: who may make each call, and whose data it reads or changes.
import { type AccessTable, byId, now, type Owner, own, ownerOnly } from '#kit/server/testing/testAccess.ts';

const notification =
  (body?: object) =>
  async ({ id: user_id, database }: Owner) => {
    const values = { user_id, kind: 'welcome', data: '{}' as never, about: crypto.randomUUID(), created_at: now() };
    const unread = { read_at: null, removed_at: null };
    return byId(
      await database.write((db) =>
        db
          .insertInto('notifications')
          .values({ ...values, ...unread })
          .returning('id')
          .executeTakeFirstOrThrow(),
      ),
      body,
    );
  };

export const notificationsAccess: AccessTable = {
  'GET /api/notifications': own,
  'GET /api/notifications/unread': own,
  'PUT /api/notifications': own,
  'PUT /api/notifications/{id}': ownerOnly(notification({ isRead: true })),
  'DELETE /api/notifications/{id}': ownerOnly(notification()),
};
