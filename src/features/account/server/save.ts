// Updates of one's own account. Each returns the changed fields; none if nothing changed.
import type { Updateable } from 'kysely';
import { keysOfChanged, normalEmail, type ProfilesTable, removeLinks } from '#features/auth/server/tables.ts';
import { parseProfileFields } from '#features/users/server/tables.ts';
import { type Language, notFound } from '#kit/errors.ts';
import type { Static } from '#kit/schema.ts';
import type { Queries } from '#kit/server/database/database.ts';
import { type account, flagNames, type Settings, type SocialNetwork } from '../contract.ts';
import { findOwnAccount, findProfileFields, flagsOf, linksOf, type OwnAccount } from './queries.ts';

type Names = Partial<Pick<OwnAccount, 'username' | 'full_name' | 'email' | 'company'>>;
type Info = Static<typeof account.saveInfo.body>;
type Flags = Static<typeof account.editNotification.body>;

/** In the form stored. */
export function toNames({ username, fullName, email, company }: Static<typeof account.editGeneral.body>): Names {
  return {
    ...(username !== undefined && { username: username.normalize() }),
    ...(fullName !== undefined && { full_name: fullName.trim() }),
    ...(email !== undefined && { email: normalEmail(email) }),
    ...(company !== undefined && { company: company.trim() }),
  };
}

/** The names that differ from the stored ones. */
export function changedNames(own: OwnAccount, names: Names): Names {
  return Object.fromEntries(Object.entries(names).filter(([column, value]) => value !== own[column as keyof Names]));
}

/** @param names changed ones that are free */
export async function saveNames(db: Queries, own: OwnAccount, names: Names): Promise<string[]> {
  await db
    .updateTable('users')
    .set({ ...names, ...keysOfChanged(own, names) })
    .where('id', '=', own.id)
    .execute();
  if (names.email) await removeLinks(db, own.id);
  return Object.keys(names).map((column) => (column === 'full_name' ? 'fullName' : column));
}

/** @throws {Problem} `validation` */
export async function saveInfo(db: Queries, id: number, typed: Info, language: Language): Promise<string[]> {
  const [own, profile] = [(await findOwnAccount(db, id)) ?? notFound(), await findProfileFields(db, id)];
  const before: Info = { bio: profile.bio, dob: profile.dob, country: own.country, website: profile.website, phone: profile.phone };
  const { dob, website, phone } = typed;
  const info = { bio: typed.bio.trim(), ...parseProfileFields({ dob, website, phone }, language, (field) => `body.${field}`) };
  const country = typed.country.trim();
  const fields = changedFields(before, { country, ...info });
  if (fields.length === 0) return [];
  await db
    .updateTable('users')
    .set({ country, ...keysOfChanged(own, { country }) })
    .where('id', '=', id)
    .execute();
  await saveProfile(db, id, info);
  return fields;
}

/** @throws {Problem} `validation` */
export async function saveSocialLinks(
  db: Queries,
  id: number,
  typed: Record<SocialNetwork, string>,
  language: Language,
): Promise<string[]> {
  const links = parseProfileFields(typed, language, (network) => `body.${network}`);
  if (changedFields(linksOf(await findProfileFields(db, id)), links).length === 0) return [];
  await saveProfile(db, id, { social_links: json(links) });
  return ['socialLinks'];
}

export async function removeConnection(db: Queries, id: number, place: keyof Settings['social']['connections']): Promise<string[]> {
  const { connections } = await findProfileFields(db, id);
  if (!connections?.[place]) return [];
  const { [place]: _, ...rest } = connections;
  await saveProfile(db, id, { connections: json(rest) });
  return ['connections'];
}

export async function saveNotification(db: Queries, id: number, { isNotificationsOn, ...sent }: Flags): Promise<string[]> {
  const profile = await findProfileFields(db, id);
  const before = { ...flagsOf(profile), isNotificationsOn: profile.notifications_on };
  const after = { ...before, ...sent, ...(isNotificationsOn !== undefined && { isNotificationsOn }) };
  const fields = changedFields(before, after);
  if (fields.length === 0) return [];
  const flags = Object.fromEntries(flagNames.map((name) => [name, after[name]]));
  await saveProfile(db, id, { notification_flags: json(flags), notifications_on: after.isNotificationsOn });
  return fields;
}

async function saveProfile(db: Queries, user_id: number, row: Updateable<ProfilesTable>): Promise<void> {
  await db
    .insertInto('profiles')
    .values({ user_id, dob: null, cover: null, ...noLists, ...row })
    .onConflict((conflict) => conflict.column('user_id').doUpdateSet(row))
    .execute();
}
const noLists = { contact_options: null, address: null, social_links: null, connections: null, notification_flags: null };

function changedFields<T extends object>(before: T, after: { [K in keyof T]: unknown }): string[] {
  return (Object.keys(before) as (keyof T & string)[]).filter((field) => before[field] !== after[field]);
}

function json(value: object): never {
  return JSON.stringify(value) as never;
}
