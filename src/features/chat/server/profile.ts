// The chat profile of an account, and two of its settings.
import { notFound } from '#kit/errors.ts';
import type { Queries } from '#kit/server/database/database.ts';
import type { ProfileUser, Status } from '../entities.ts';
import { type DisplayOptions, findProfile } from './contacts.ts';

export type ProfileChange = { about?: string; status?: Status; isNotificationsOn?: boolean };

export async function findProfileUser(db: Queries, userId: number, shown: DisplayOptions): Promise<ProfileUser> {
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

/** Fields left out stay as they are. @returns whether the profile changed, and whether the notification setting changed */
export async function saveProfile(
  db: Queries,
  userId: number,
  sent: ProfileChange,
): Promise<{ isProfileChanged: boolean; isSettingChanged: boolean }> {
  const { about, status, isNotificationsOn } = sent;
  const before = await db
    .selectFrom('users')
    .leftJoin('profiles', 'profiles.user_id', 'users.id')
    .leftJoin('chat_profiles', 'chat_profiles.user_id', 'users.id')
    .select(['profiles.notifications_on', 'chat_profiles.about', 'chat_profiles.status'])
    .where('users.id', '=', userId)
    .executeTakeFirst();
  const isSettingChanged = isNotificationsOn !== undefined && isNotificationsOn !== (before?.notifications_on ?? true);
  if (isSettingChanged) await saveNotificationsOn(db, userId, isNotificationsOn);
  const changed = { ...(about !== undefined && { about: about.trim() }), ...(status && { status }) };
  const isProfileChanged =
    (changed.about ?? before?.about ?? '') !== (before?.about ?? '') || (changed.status ?? before?.status) !== before?.status;
  if (isProfileChanged)
    await db
      .insertInto('chat_profiles')
      .values({ user_id: userId, about: '', status: null, ...changed })
      .onConflict((conflict) => conflict.column('user_id').doUpdateSet(changed))
      .execute();
  return { isProfileChanged, isSettingChanged };
}

async function saveNotificationsOn(db: Queries, user_id: number, notifications_on: boolean): Promise<void> {
  const nothing = { contact_options: null, address: null, social_links: null, connections: null, notification_flags: null };
  await db
    .insertInto('profiles')
    .values({ user_id, dob: null, cover: null, ...nothing, notifications_on })
    .onConflict((conflict) => conflict.column('user_id').doUpdateSet({ notifications_on }))
    .execute();
}
