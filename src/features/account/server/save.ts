// Changes of an account by itself. Each tells which fields it changed; none where all was so already.
import type { Updateable } from 'kysely';
import { endLinks, keysOfAccount, normalEmail, type ProfilesTable, type UsersTable } from '#features/auth/server/tables.ts';
import { dayInBrasilia } from '#kit/brasilia.ts';
import { type Fault, type Language, notFound, Problem, type Titles } from '#kit/errors.ts';
import type { Static } from '#kit/schema.ts';
import type { Queries } from '#kit/server/database/database.ts';
import type { account, Settings, SocialNetwork } from '../contract.ts';
import { noWebsite, toSocialLinks, toWebsite } from './addresses.ts';
import { findOwn, findSaid, flagNames, flagsOf, linksOf, MOST_DIGITS, type Own } from './queries.ts';

type Names = Pick<Updateable<UsersTable>, 'username' | 'full_name' | 'email' | 'company'>;
type Info = Static<typeof account.saveInfo.body>;
type Flags = Static<typeof account.editNotification.body>;

const LEAST_DIGITS = 8;

/** As it is kept. */
export function toNames({ username, fullName, email, company }: Static<typeof account.editGeneral.body>): Names {
  return {
    ...(username !== undefined && { username: username.normalize() }),
    ...(fullName !== undefined && { full_name: fullName.trim() }),
    ...(email !== undefined && { email: normalEmail(email) }),
    ...(company !== undefined && { company: company.trim() }),
  };
}

/** Those that differ from what they are. */
export function changedNames(own: Own, names: Names): Names {
  return Object.fromEntries(Object.entries(names).filter(([column, value]) => value !== own[column as keyof Names]));
}

/** @param names that differ from what they are, and are free */
export async function saveNames(db: Queries, own: Own, names: Names): Promise<string[]> {
  await db
    .updateTable('users')
    .set({ ...names, ...keysOfAccount({ ...own, ...names }) })
    .where('id', '=', own.id)
    .execute();
  if (names.email) await endLinks(db, own.id);
  return Object.keys(names).map((column) => (column === 'full_name' ? 'fullName' : column));
}

/** @throws {Problem} `validation` */
export async function saveInfo(db: Queries, id: number, typed: Info, language: Language): Promise<string[]> {
  const [own, said] = [(await findOwn(db, id)) ?? notFound(), await findSaid(db, id)];
  const before: Info = { bio: said.bio, dob: said.dob, country: own.country, website: said.website, phone: said.phone };
  const { country, ...info } = readInfo(typed, language);
  const fields = differing(before, { country, ...info });
  if (fields.length === 0) return [];
  await db
    .updateTable('users')
    .set({ country, ...keysOfAccount({ ...own, country }) })
    .where('id', '=', id)
    .execute();
  await saveProfile(db, id, info);
  return fields;
}

function readInfo(typed: Info, language: Language): Info {
  const [bio, country, phone] = [typed.bio.trim(), typed.country.trim(), typed.phone.trim()];
  const website = toWebsite(typed.website);
  const digits = phone.replace(/\D/g, '').length;
  const isPhone = phone === '' || (/^\+?[\d\s()./-]*$/.test(phone) && digits >= LEAST_DIGITS && digits <= MOST_DIGITS);
  const isDob = typed.dob === null || (typed.dob >= '1900-01-01' && typed.dob <= dayInBrasilia(new Date()));
  const faults: Fault[] = [
    ...(website === null ? [{ path: 'body.website', message: noWebsite[language] }] : []),
    ...(isPhone ? [] : [{ path: 'body.phone', message: noPhone[language] }]),
    ...(isDob ? [] : [{ path: 'body.dob', message: noDob[language] }]),
  ];
  if (faults.length > 0 || website === null) throw new Problem('validation', undefined, faults);
  return { bio, dob: typed.dob, country, website, phone };
}

/** @throws {Problem} `validation` */
export async function saveSocialLinks(
  db: Queries,
  id: number,
  typed: Record<SocialNetwork, string>,
  language: Language,
): Promise<string[]> {
  const { links, faults } = toSocialLinks(typed, language);
  if (faults.length > 0) throw new Problem('validation', undefined, faults);
  if (differing(linksOf(await findSaid(db, id)), links).length === 0) return [];
  await saveProfile(db, id, { social_links: json(links) });
  return ['socialLinks'];
}

export async function removeConnection(db: Queries, id: number, place: keyof Settings['social']['connections']): Promise<string[]> {
  const { connections } = await findSaid(db, id);
  if (!connections?.[place]) return [];
  const { [place]: _, ...rest } = connections;
  await saveProfile(db, id, { connections: json(rest) });
  return ['connections'];
}

export async function saveNotification(db: Queries, id: number, { isNotificationsOn, ...sent }: Flags): Promise<string[]> {
  const said = await findSaid(db, id);
  const before = { ...flagsOf(said), isNotificationsOn: said.notifications_on };
  const after = { ...before, ...sent, ...(isNotificationsOn !== undefined && { isNotificationsOn }) };
  const fields = differing(before, after);
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

function differing<T extends object>(before: T, after: { [K in keyof T]: unknown }): string[] {
  return (Object.keys(before) as (keyof T & string)[]).filter((field) => before[field] !== after[field]);
}

function json(value: object): never {
  return JSON.stringify(value) as never;
}

const noPhone: Titles = {
  pt: 'informe um telefone com DDD, de 8 a 15 algarismos',
  en: 'enter a phone number of 8 to 15 digits',
  fr: 'saisissez un numéro de 8 à 15 chiffres',
  de: 'geben Sie eine Telefonnummer mit 8 bis 15 Ziffern ein',
};
const noDob: Titles = {
  pt: 'informe um dia entre 1900 e hoje',
  en: 'enter a day between 1900 and today',
  fr: "saisissez un jour entre 1900 et aujourd'hui",
  de: 'geben Sie einen Tag zwischen 1900 und heute ein',
};
