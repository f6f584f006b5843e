// What an account says of itself to those it chats with, and two of its settings.
import { notFound } from '#kit/errors.ts';
import type { Queries } from '#kit/server/database/database.ts';
import type { ProfileUser, Status } from '../entities.ts';
import { findProfile, type Shown } from './contacts.ts';

export type ProfileSaid = { about?: string; status?: Status; isNotificationsOn?: boolean };

export async function findProfileUser(db: Queries, userId: number, shown: Shown): Promise<ProfileUser> {
  const settings = await db
    .selectFrom('users')
    .leftJoin('profiles', 'profiles.user_id', 'users.id')
    .leftJoin('two_step', 'two_step.user_id', 'users.id')
    .select(['profiles.notifications_on', 'two_step.started_at'])
    .where('users.id', '=', userId)
    .executeTakeFirst();
  if (!settings) return notFound();
  return {
    ...(await findProfile(db, userId, shown)),
    settings: {
      isTwoStepAuthVerificationEnabled: settings.started_at !== null,
      isNotificationsOn: settings.notifications_on ?? true,
    },
  };
}

/** What is left out stays as it is. */
export async function saveProfile(db: Queries, userId: number, { isNotificationsOn, ...said }: ProfileSaid): Promise<void> {
  if (isNotificationsOn !== undefined) await saveNotificationsOn(db, userId, isNotificationsOn);
  const changed = { ...said, ...(said.about !== undefined && { about: said.about.trim() }) };
  if (Object.keys(changed).length === 0) return;
  await db
    .insertInto('chat_profiles')
    .values({ user_id: userId, about: '', status: 'online', ...changed })
    .onConflict((conflict) => conflict.column('user_id').doUpdateSet(changed))
    .execute();
}

async function saveNotificationsOn(db: Queries, user_id: number, notifications_on: boolean): Promise<void> {
  const nothing = { contact_options: null, address: null, social_links: null, connections: null, notification_flags: null };
  await db
    .insertInto('profiles')
    .values({ user_id, dob: null, cover: null, ...nothing, notifications_on })
    .onConflict((conflict) => conflict.column('user_id').doUpdateSet({ notifications_on }))
    .execute();
}
