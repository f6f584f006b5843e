import type { Selectable } from 'kysely';
import type { ProfilesTable, UsersTable } from '#features/auth/server/tables.ts';
import { socialNetworks } from '#features/users/contract.ts';
import { MOST_DIGITS } from '#features/users/server/tables.ts';
import type { Static } from '#kit/schema.ts';
import type { Queries } from '#kit/server/database/database.ts';
import { type account, connectable, flagNames, type Settings } from '../contract.ts';

const ownColumns = ['id', 'full_name', 'username', 'email', 'company', 'country', 'avatar', 'is_demo'] as const;
const profileColumns = ['bio', 'dob', 'website', 'phone', 'social_links', 'connections', 'notification_flags', 'notifications_on'] as const;

export type OwnAccount = Pick<Selectable<UsersTable>, (typeof ownColumns)[number]>;
export type ProfileFields = Pick<Selectable<ProfilesTable>, (typeof profileColumns)[number]>;

/** The fields of an account without a profile row. */
const emptyProfile: ProfileFields = {
  ...{ bio: '', dob: null, website: '', phone: '' },
  ...{ social_links: null, connections: null, notification_flags: null, notifications_on: true },
};
/** Product news is opt-in. */
const defaultFlags = {
  ...{ commentOnArticle: true, answerOnForm: true, followMe: true },
  ...{ newAnnouncements: true, productUpdates: false, blogDigest: false },
};

export function findOwnAccount(db: Queries, id: number): Promise<OwnAccount | undefined> {
  return db.selectFrom('users').select(ownColumns).where('id', '=', id).where('removed_at', 'is', null).executeTakeFirst();
}

export async function findProfileFields(db: Queries, id: number): Promise<ProfileFields> {
  return (await db.selectFrom('profiles').select(profileColumns).where('user_id', '=', id).executeTakeFirst()) ?? emptyProfile;
}

/** @param avatar its address; empty for none */
export function toSettings(own: OwnAccount, profile: ProfileFields, avatar: string, mayChangeEmail: boolean): Settings {
  const { username, full_name: fullName, email, company, country } = own;
  const { bio, dob, website, phone, notifications_on: isNotificationsOn } = profile;
  return {
    general: { avatar, username, fullName, email, company, mayChangeEmail },
    info: { bio, dob, country, website, phone },
    social: { socialLinks: linksOf(profile), connections: connectionsOf(profile) },
    notification: { ...flagsOf(profile), isNotificationsOn },
  };
}

/** In the specification's shape. */
export function toData({ general, info, ...rest }: Settings): Static<typeof account.data.reply> {
  return { ...rest, general, info: { ...info, phone: digitsOf(info.phone) } };
}

export function linksOf({ social_links }: Pick<ProfileFields, 'social_links'>): Settings['social']['socialLinks'] {
  return Object.fromEntries(socialNetworks.map((network) => [network, social_links?.[network] ?? ''])) as never;
}

export function flagsOf({ notification_flags }: Pick<ProfileFields, 'notification_flags'>): typeof defaultFlags {
  return Object.fromEntries(flagNames.map((name) => [name, notification_flags?.[name] ?? defaultFlags[name]])) as typeof defaultFlags;
}

function connectionsOf({ connections }: ProfileFields): Settings['social']['connections'] {
  return Object.fromEntries(connectable.map((place) => [place, connections?.[place] ?? {}])) as never;
}

function digitsOf(phone: string): number {
  return Number(phone.replace(/\D/g, '').slice(0, MOST_DIGITS));
}
