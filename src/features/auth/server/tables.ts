import type { ColumnType, Generated } from 'kysely';
import type { Queries } from '#kit/server/database/database.ts';
import { type Busca, buscaOf } from '#kit/server/text/contains.ts';
import type { AbilityRule } from '../contract.ts';

declare module '#kit/server/database/database.ts' {
  interface Tables {
    users: UsersTable;
    profiles: ProfilesTable;
    sessions: SessionsTable;
    refresh_tokens: RefreshTokensTable;
    signing_keys: SigningKeysTable;
    attempts: { id: Generated<number>; what: string; at: string };
    /** `hash`: SHA-256 of the device cookie; a browser may have a row for each of several accounts. */
    known_devices: { id: Generated<number>; hash: string; user_id: number; used_at: string };
    account_links: AccountLinksTable;
    two_step: TwoStepTable;
    recovery_codes: { hash: string; user_id: number };
    settings: { name: string; value: string; changed_at: string };
  }
}

export type ListRole = 'admin' | 'editor' | 'author' | 'maintainer' | 'subscriber';
export type Plan = 'basic' | 'team' | 'company' | 'enterprise';
export type Status = 'active' | 'inactive' | 'pending';

export interface UsersTable {
  id: Generated<number>;
  full_name: string;
  username: string;
  email: string;
  /** argon2id, in the PHC string format; empty: none set yet. */
  password: string;
  /** The id of a picture. */
  avatar: string | null;
  /** The role in the user list; `admin` is one, all others sign in as clients. */
  role: ListRole;
  /** Abilities beyond those of the role; null: those of the role only. */
  ability: AbilityRule[] | null;
  created_at: string;
  company: Generated<string>;
  country: Generated<string>;
  contact: Generated<string>;
  current_plan: Generated<Plan>;
  /** Only active accounts can sign in; pending ones have not accepted their invitation yet. */
  status: Generated<Status>;
  /** A removed user can be restored for ten minutes; until then the columns below keep their `email` and `username`. */
  removed_at: Generated<string | null>;
  removed_email: Generated<string | null>;
  removed_username: Generated<string | null>;
  /** An account of the demonstration, with a public password. */
  is_demo: Generated<boolean>;
  /** Computed by `keysOfAccount`. */
  busca: Busca;
  /** Unique; null for an old account whose name differs from an earlier one's in case only. */
  username_key: ColumnType<string | null, string | null, string | null>;
  company_key: ColumnType<string, string | undefined, string>;
  country_key: ColumnType<string, string | undefined, string>;
}

/** The name of the setting that says which accounts two-step verification is required of. */
export const TWO_STEP_REQUIRED_FOR = 'twoStepRequiredFor';

/** Columns that need folding in code, since databases fold differently. */
export const foldedOfAccounts = ['full_name', 'username', 'email', 'company', 'country'] as const;

/**
 * The keys an account is searched, compared and sorted by. Without a name, the username takes its place. The list searches all
 * lines of `busca` but the last one.
 */
export function keysOfAccount({ full_name, username, email, company, country }: Named) {
  return {
    busca: buscaOf(full_name || username, username, email),
    username_key: usernameKey(username),
    company_key: buscaOf(company),
    country_key: buscaOf(country),
  };
}
type Named = Record<(typeof foldedOfAccounts)[number], string>;

/** The same for a partial update: an unchanged username keeps its key, which may be null. */
export function keysOfChanged(before: Named, changed: Partial<Named>) {
  const { username_key, ...others } = keysOfAccount({ ...before, ...changed });
  return { ...others, ...(changed.username !== undefined && { username_key }) };
}

/** What users enter about themselves; there is no row until they have entered something. */
export interface ProfilesTable {
  user_id: number;
  bio: Generated<string>;
  /** A day. */
  dob: string | null;
  website: Generated<string>;
  phone: Generated<string>;
  language: Generated<string>;
  gender: Generated<string>;
  designation: Generated<string>;
  lives: Generated<string>;
  /** The id of a picture. */
  cover: string | null;
  contact_options: string[] | null;
  address: Record<string, string> | null;
  social_links: Record<string, string> | null;
  connections: Record<string, { profileImg: string; id: string }> | null;
  notification_flags: Record<string, boolean> | null;
  notifications_on: Generated<boolean>;
}

export interface SessionsTable {
  id: string;
  user_id: number;
  created_at: string;
  last_used_at: string;
  user_agent: string;
  address: string;
  /** SHA-256 of the remember cookie. */
  remember_hash: string | null;
  remember_until: string | null;
  /** The previous cookie's hash, and when it was replaced: a later use comes from a copy. */
  previous_hash: string | null;
  rotated_at: string | null;
}

/** One row per issued token: only the newest of a session works. */
export interface RefreshTokensTable {
  id: string;
  session_id: string;
  expires_at: string;
  used_at: string | null;
}

export interface SigningKeysTable {
  kid: string;
  purpose: 'access' | 'refresh' | 'address';
  /** 256 random bits, base64url, encrypted if there is a SECRET_KEY (`Cipher`). */
  secret: string;
  created_at: string;
  /** Accepted until then; null: until a newer one replaces it. */
  retires_at: string | null;
}

export interface AccountLinksTable {
  /** SHA-256 of the link's token. */
  hash: string;
  user_id: number;
  purpose: 'reset' | 'invitation';
  /** The account's address at that time; if it changes, the link is invalid. */
  email: string;
  expires_at: string;
}

export interface TwoStepTable {
  user_id: number;
  /** Base32, encrypted if there is a SECRET_KEY (`Cipher`). */
  secret: string;
  started_at: string | null;
  last_step: Generated<number>;
  /** When the secret was created, and in which session. */
  begun_at: string | null;
  begun_in: string | null;
}

/**
 * Locks an account until the transaction ends, so that what is read afterwards stays valid. On SQLite writers are serialised
 * anyway.
 * @returns its e-mail; undefined if it does not exist
 */
export async function lockAccount(db: Queries, id: number): Promise<string | undefined> {
  // Updating a row, even without a change, locks it on both engines.
  const held = await db
    .updateTable('users')
    .set((user) => ({ status: user.ref('status') }))
    .where('id', '=', id)
    .returning('email')
    .executeTakeFirst();
  return held?.email;
}

/** Serialises those who check that a name is free before using it, and changes of the admins. */
export const NAMES_LOCK = 'users';

/** The form in which e-mails are stored. */
export function normalEmail(email: string): string {
  return email.trim().toLowerCase();
}

/** Invalidates links to choose a password, after the address has changed or access was revoked. */
export async function removeLinks(db: Queries, userId: number): Promise<void> {
  await db.deleteFrom('account_links').where('user_id', '=', userId).execute();
}

/** Which of these names belong to another account, ignoring case; `self` is excluded. */
export async function findTakenNames(
  db: Queries,
  { email, username }: { email?: string | undefined; username?: string | undefined },
  self: number | null = null,
): Promise<{ email: boolean; username: boolean }> {
  const others = db.selectFrom('users').$if(self !== null, (query) => query.where('id', '<>', self as number));
  const isEmailTaken = email !== undefined && (await others.select('id').where('email', '=', email).executeTakeFirst()) !== undefined;
  if (username === undefined) return { email: isEmailTaken, username: false };
  const same = await others.select('id').where('username_key', '=', usernameKey(username)).executeTakeFirst();
  return { email: isEmailTaken, username: same !== undefined };
}

/** Whether two names differ in case only. */
export function isSameName(one: string, other: string): boolean {
  return usernameKey(one) === usernameKey(other);
}

/** The same for all spellings in upper and lower case; via upper case, since a Greek sigma has two lower-case forms. */
function usernameKey(name: string): string {
  return name.normalize().toUpperCase().toLowerCase().normalize();
}
