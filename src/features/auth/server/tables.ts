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
    /** `hash`: SHA-256 of the cookie of a browser that signed in to the account; one browser may have a row for each of several. */
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
  /** argon2id, in the PHC string format; no letters: none yet. */
  password: string;
  /** The id of a picture. */
  avatar: string | null;
  /** As the list calls it; whoever is `admin` there is one, all others sign in as clients. */
  role: ListRole;
  /** Rules beyond those of the role; null: those of the role alone. */
  ability: AbilityRule[] | null;
  created_at: string;
  company: Generated<string>;
  country: Generated<string>;
  contact: Generated<string>;
  current_plan: Generated<Plan>;
  /** Only who is active may sign in; who is pending has yet to follow an invitation. */
  status: Generated<Status>;
  /** For ten minutes somebody removed can be put back; until then the columns below say what `email` and `username` were. */
  removed_at: Generated<string | null>;
  removed_email: Generated<string | null>;
  removed_username: Generated<string | null>;
  /** An account of the demonstration, whose password everybody knows. */
  is_demo: Generated<boolean>;
  /** These are made by `keysOfAccount`. */
  busca: Busca;
  /** Unique; null where an account of before has a name that differs from an earlier one's in capital letters alone. */
  username_key: ColumnType<string | null, string | null, string | null>;
  company_key: ColumnType<string, string | undefined, string>;
  country_key: ColumnType<string, string | undefined, string>;
}

/** The name of the setting for whom the second step is required. */
export const TWO_STEP_REQUIRED_FOR = 'twoStepRequiredFor';

/** What databases cannot fold by themselves. */
export const foldedOfAccounts = ['full_name', 'username', 'email', 'company', 'country'] as const;

/**
 * What an account is found by, compared by and put in order by. Whoever has said no name is found in the username's place. The list
 * looks in all lines of `busca` but the last one.
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

/** The same for an account of which some is changed: a username that stays leaves its key alone, which it may not have. */
export function keysOfChanged(before: Named, changed: Partial<Named>) {
  const { username_key, ...others } = keysOfAccount({ ...before, ...changed });
  return { ...others, ...(changed.username !== undefined && { username_key }) };
}

/** What an account says of itself; there is no row until it has said something. */
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
  /** SHA-256 of the cookie of whoever wants to be remembered. */
  remember_hash: string | null;
  remember_until: string | null;
  /** The hash before that one, and when it went: whoever comes with it later holds a copy. */
  previous_hash: string | null;
  rotated_at: string | null;
}

/** One row per token handed out: the newest of a session is the one that works. */
export interface RefreshTokensTable {
  id: string;
  session_id: string;
  expires_at: string;
  used_at: string | null;
}

export interface SigningKeysTable {
  kid: string;
  purpose: 'access' | 'refresh' | 'address';
  /** 256 random bits, base64url. */
  secret: string;
  created_at: string;
  /** Believed until then; null: until a newer one takes its place. */
  retires_at: string | null;
}

export interface AccountLinksTable {
  /** SHA-256 of what the link holds. */
  hash: string;
  user_id: number;
  purpose: 'reset' | 'invitation';
  /** The account's when it was made; once it has another, the link is good no more. */
  email: string;
  expires_at: string;
}

export interface TwoStepTable {
  user_id: number;
  /** Base32. */
  secret: string;
  started_at: string | null;
  last_step: Generated<number>;
  /** When the secret was made, and in which session. */
  begun_at: string | null;
  begun_in: string | null;
}

/**
 * Has everybody else wait who holds this account or changes its row, until the transaction ends: what is read of it afterwards stays
 * so. SQLite's writers wait for each other in any case.
 * @returns its e-mail; undefined where there is no such account
 */
export async function lockAccount(db: Queries, id: number): Promise<string | undefined> {
  // A row that is written, be it with what it says already, is held on every engine.
  const held = await db
    .updateTable('users')
    .set((user) => ({ status: user.ref('status') }))
    .where('id', '=', id)
    .returning('email')
    .executeTakeFirst();
  return held?.email;
}

/** The turn of all who look whether a name is free before they take it, and of those who change who administers. */
export const NAMES_LOCK = 'users';

/** As e-mails are kept. */
export function normalEmail(email: string): string {
  return email.trim().toLowerCase();
}

/** Ends links by which a password is chosen: they went to an address that is theirs no more, or must not be followed. */
export async function removeLinks(db: Queries, userId: number): Promise<void> {
  await db.deleteFrom('account_links').where('user_id', '=', userId).execute();
}

/** Which of these names belong to an account already, however they are spelt; the account `self` aside. */
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

/** Whether two names, or a name and something else, differ in nothing but capital letters. */
export function isSameName(one: string, other: string): boolean {
  return usernameKey(one) === usernameKey(other);
}

/** The same for all ways to write a name in small and capital letters; by way of the capital ones, for a Greek s has two small ones. */
function usernameKey(name: string): string {
  return name.normalize().toUpperCase().toLowerCase().normalize();
}
