import type {} from '#features/auth/server/tables.ts';
import type { Queries } from '#kit/server/database/database.ts';
import { notify } from './notify.ts';

/** Sends a welcome to the accounts with these addresses. */
export async function seedNotifications(db: Queries, emails: readonly string[]): Promise<void> {
  const users = await db.selectFrom('users').select('id').where('email', 'in', emails).execute();
  await notify(db, { userIds: users.map(({ id }) => id), kind: 'welcome', data: {}, about: 'welcome' });
}
