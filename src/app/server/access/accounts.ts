// Who may call what of signing in, of one's own account, and of what admins see to: people, the outbox, the audit.
import { admin, anybody, exchange, house, idOf, now, type Owner, own, ownersAlone, type Parts, type Row } from './row.ts';

/** Another sign-in of the owner's. */
const session = async ({ call, email, password }: Owner): Promise<Parts> => {
  await call('POST /jwt/login', { email, password });
  const { sessions } = (await call('GET /api/auth/sessions')).json() as { sessions: { id: string; isCurrent: boolean }[] };
  return { params: { id: sessions.find(({ isCurrent }) => !isCurrent)?.id ?? '' } };
};

const notification =
  (body?: object) =>
  async ({ id: user_id, database }: Owner) => {
    const values = { user_id, kind: 'welcome', data: '{}' as never, about: crypto.randomUUID(), created_at: now() };
    const unread = { read_at: null, removed_at: null };
    return idOf(
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

export const accountsAccess: Record<string, Row> = {
  'GET /healthz': anybody,
  'GET /readyz': anybody,
  'GET /api/settings': anybody,
  'POST /api/waitlist': anybody,
  'GET /api/images/{id}': anybody,

  'POST /jwt/login': anybody,
  'POST /jwt/register': anybody,
  'POST /jwt/refresh-token': exchange,
  'POST /api/auth/resume': exchange,
  'POST /api/auth/logout': anybody,
  'POST /api/auth/forgot-password': anybody,
  'POST /api/auth/read-link': anybody,
  'POST /api/auth/choose-password': anybody,
  'POST /api/auth/change-password': own,
  'GET /api/auth/sessions': own,
  'DELETE /api/auth/sessions': own,
  'DELETE /api/auth/sessions/{id}': ownersAlone(session),
  'GET /api/auth/two-step': own,
  'POST /api/auth/two-step/begin': own,
  'POST /api/auth/two-step/confirm': own,
  'POST /api/auth/two-step/end': own,
  'POST /api/auth/two-step/recovery-codes': own,
  'GET /api/settings/two-step': admin,
  'PUT /api/settings/two-step': admin,
  'POST /api/auth/keys/rotate': admin,
  'POST /api/auth/admins': admin,

  'GET /account-setting/data': own,
  'GET /api/account': own,
  'GET /api/account/usage': own,
  'PATCH /api/account/general': own,
  'PUT /api/account/avatar': own,
  'DELETE /api/account/avatar': own,
  'PUT /api/account/info': own,
  'PUT /api/account/social-links': own,
  'DELETE /api/account/connections/{place}': own,
  'PATCH /api/account/notification': own,

  'GET /api/events': own,
  'GET /api/notifications': own,
  'GET /api/notifications/unread': own,
  'PUT /api/notifications': own,
  'PUT /api/notifications/{id}': ownersAlone(notification({ isRead: true })),
  'DELETE /api/notifications/{id}': ownersAlone(notification()),

  'GET /api/audit': admin,
  'GET /api/audit/{id}': admin,
  'GET /api/audit/export': admin,
  'GET /api/audit/people': admin,
  'GET /api/outbox': admin,
  'GET /api/outbox/{id}': admin,
  'POST /api/outbox/{id}/retry': admin,
  'DELETE /api/outbox/{id}': admin,

  'GET /api/users/list/all-data': house,
  'GET /api/users/list/data': house,
  'GET /api/users/user': house,
  'GET /api/users/count': house,
  'GET /api/users/{id}': house,
  'POST /apps/users/add-user': admin,
  'DELETE /apps/users/delete': admin,
  'PATCH /api/users/{id}': admin,
  'POST /api/users/{id}/restore': admin,
  'GET /api/users/usage': admin,
  'GET /api/users/{id}/usage': admin,
  'GET /api/users/{id}/details': admin,
  'PUT /api/users/{id}/details': admin,
  'PUT /api/users/{id}/avatar': admin,
  'DELETE /api/users/{id}/avatar': admin,
  'POST /api/users/{id}/invite': admin,
  'DELETE /api/users/{id}/two-step': admin,
};
