// The access table of this feature: who may make each call, and whose data it reads or changes.
import {
  type AccessTable,
  adminOnly,
  anyone,
  commandOnly,
  credential,
  type Owner,
  type OwnRequest,
  own,
  ownerOnly,
} from '#kit/server/testing/testAccess.ts';

/** Another session of the owner. */
const session = async ({ call, email, password }: Owner): Promise<OwnRequest> => {
  await call('POST /jwt/login', { email, password });
  const { sessions } = (await call('GET /api/auth/sessions')).json() as { sessions: { id: string; isCurrent: boolean }[] };
  return { params: { id: sessions.find(({ isCurrent }) => !isCurrent)?.id ?? '' } };
};

export const authAccess: AccessTable = {
  'POST /jwt/login': anyone,
  'POST /jwt/register': anyone,
  'POST /jwt/refresh-token': credential,
  'POST /api/auth/resume': credential,
  'POST /api/auth/logout': anyone,
  'POST /api/auth/forgot-password': anyone,
  'POST /api/auth/read-link': anyone,
  'POST /api/auth/choose-password': anyone,
  'POST /api/auth/change-password': own,
  'GET /api/auth/sessions': own,
  'DELETE /api/auth/sessions': own,
  'DELETE /api/auth/sessions/{id}': ownerOnly(session),
  'GET /api/auth/two-step': own,
  'POST /api/auth/two-step/begin': own,
  'POST /api/auth/two-step/confirm': own,
  'POST /api/auth/two-step/end': own,
  'POST /api/auth/two-step/recovery-codes': own,
  'GET /api/settings/two-step': adminOnly,
  'PUT /api/settings/two-step': adminOnly,
  'POST /api/auth/keys/rotate': adminOnly,
  'POST /api/auth/admins': adminOnly,
  'POST /api/accounts/{id}/password-link': commandOnly,
  'POST /api/accounts/{id}/unlock': commandOnly,
  'DELETE /api/accounts/{id}/sessions': commandOnly,
  'DELETE /api/users/{id}/two-step': adminOnly,
};
