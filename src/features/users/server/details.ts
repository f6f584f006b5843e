import type { Selectable } from 'kysely';
import type { ProfilesTable } from '#features/auth/server/tables.ts';
import { type Language, notFound } from '#kit/errors.ts';
import type { Queries } from '#kit/server/database/database.ts';
import { socialNetworks, type UserDetails } from '../contract.ts';
import { presentUsers } from './queries.ts';
import { parseProfileFields } from './tables.ts';

const columns = ['dob', 'phone', 'website', 'language', 'gender', 'contact_options', 'address', 'social_links'] as const;
type StoredDetails = Pick<Selectable<ProfilesTable>, (typeof columns)[number]>;

const genders = ['', 'female', 'male', 'other'] as const;
const contactOptions = ['email', 'message', 'phone'] as const;
const addressLines = ['line1', 'line2', 'postcode', 'city', 'state', 'country'] as const;

/** @throws {Problem} `not-found` */
export async function readDetails(db: Queries, id: number): Promise<UserDetails & { has_two_step: boolean }> {
  const person = await presentUsers(db).select('id').where('id', '=', id).executeTakeFirst();
  if (!person) notFound();
  const stored = await db.selectFrom('profiles').select(columns).where('user_id', '=', id).executeTakeFirst();
  const twoStep = await db
    .selectFrom('two_step')
    .select('user_id')
    .where('user_id', '=', id)
    .where('started_at', 'is not', null)
    .executeTakeFirst();
  return { ...toDetails(stored), has_two_step: twoStep !== undefined };
}

/** @returns the user, the saved details and the names of the changed fields. @throws {Problem} `not-found`; `validation` */
export async function saveDetails(
  db: Queries,
  id: number,
  sent: UserDetails,
  language: Language,
): Promise<{ person: { id: number; full_name: string; username: string }; details: UserDetails; fields: string[] }> {
  const person = await presentUsers(db).select(['id', 'full_name', 'username']).where('id', '=', id).executeTakeFirst();
  if (!person) notFound();
  const before = toDetails(await db.selectFrom('profiles').select(columns).where('user_id', '=', id).executeTakeFirst());
  const typed = { dob: sent.dob, phone: sent.mobile, website: sent.website, ...sent.socialLinks };
  const { dob, phone, website, ...social_links } = parseProfileFields(typed, language, pathOf);
  const row = {
    ...{ dob, phone, website, language: sent.language, gender: sent.gender },
    ...{ contact_options: sent.contactOptions as string[], address: sent.address, social_links },
  };
  const details = toDetails(row);
  const fields = (Object.keys(before) as (keyof UserDetails)[]).filter(
    (field) => JSON.stringify(before[field]) !== JSON.stringify(details[field]),
  );
  const written = {
    ...row,
    contact_options: JSON.stringify(details.contactOptions) as never,
    address: JSON.stringify(details.address) as never,
    social_links: JSON.stringify(details.socialLinks) as never,
  };
  await db
    .insertInto('profiles')
    .values({ user_id: id, ...written })
    .onConflict((conflict) => conflict.column('user_id').doUpdateSet(written))
    .execute();
  return { person, details, fields };
}

function pathOf(field: 'dob' | 'phone' | 'website' | (typeof socialNetworks)[number]): string {
  if (field === 'dob' || field === 'website') return `body.${field}`;
  return field === 'phone' ? 'body.mobile' : `body.socialLinks.${field}`;
}

function toDetails(stored: StoredDetails | undefined): UserDetails {
  const gender = genders.find((one) => one === stored?.gender) ?? '';
  return {
    ...{ dob: stored?.dob ?? null, mobile: stored?.phone ?? '', website: stored?.website ?? '', language: stored?.language ?? '', gender },
    contactOptions: contactOptions.filter((option) => stored?.contact_options?.includes(option)),
    address: linesOf(addressLines, stored?.address),
    socialLinks: linesOf(socialNetworks, stored?.social_links),
  };
}

/** Every line of the address; empty if not set. */
function linesOf<Line extends string>(names: readonly Line[], stored: Record<string, string> | null | undefined): Record<Line, string> {
  return Object.fromEntries(names.map((name) => [name, stored?.[name] ?? ''])) as Record<Line, string>;
}
