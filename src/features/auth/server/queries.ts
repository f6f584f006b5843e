import type { Selectable } from 'kysely';
import { cutText } from '#kit/cutText.ts';
import type { Database, Queries } from '#kit/server/database/database.ts';
import type { Images } from '#kit/server/images.ts';
import type { needs, UserData } from '../contract.ts';
import { abilityOf, needsMet, signInRole } from './accounts/abilities.ts';
import type { AttemptCounter } from './sessions/attempts.ts';
import { normalEmail, TWO_STEP_REQUIRED_FOR, type UsersTable } from './tables.ts';

/** The turn of those who begin sessions by a password and those who change it: no session is begun by an old one. */
export const SIGN_IN_LOCK = 'signing in';

const columns = ['id', 'full_name', 'username', 'email', 'avatar', 'role', 'ability', 'is_demo'] as const;

export type Account = Pick<Selectable<UsersTable>, (typeof columns)[number]>;

/** Of those who may come in: who was removed, is disabled, or has yet to follow an invitation, is not found. */
export function findAccount(db: Queries, id: number): Promise<Account | undefined> {
  return ofActive(db).select(columns).where('id', '=', id).executeTakeFirst();
}

/** Of a session that has not ended, with what decides whether the second step has to be set up first. */
export function findAccountBySession(
  db: Queries,
  { userId, session }: { userId: number; session: string },
): Promise<(Account & { two_step_since: string | null; two_step_required_for: string | null }) | undefined> {
  return ofActive(db)
    .innerJoin('sessions', 'sessions.user_id', 'users.id')
    .leftJoin('two_step', 'two_step.user_id', 'users.id')
    .leftJoin('settings', (setting) => setting.on('settings.name', '=', TWO_STEP_REQUIRED_FOR))
    .select(columns.map((column) => `users.${column}` as const))
    .select(['two_step.started_at as two_step_since', 'settings.value as two_step_required_for'])
    .where('users.id', '=', userId)
    .where('sessions.id', '=', session)
    .executeTakeFirst();
}

/** With the password's hash: for signing in alone. */
export function findAccountToSignIn(db: Queries, email: string): Promise<(Account & { password: string }) | undefined> {
  return ofActive(db)
    .select([...columns, 'password'])
    .where('email', '=', normalEmail(email))
    .executeTakeFirst();
}

/** What a password or a code counts for that is given while signed in to the account: strangers cannot use this up. */
export function sessionPasswordOf(accountId: number): AttemptCounter {
  return { rule: 'sessionPassword', of: String(accountId) };
}

/** Of an e-mail that was given at a failed sign-in, no more characters than these are kept. */
export const MOST_EMAIL = 120;

/** What the log tells of an e-mail somebody typed: nothing where it is none, for it may be a password in the wrong field. */
export function emailForLog(typed: string): { email?: string } {
  return typed.includes('@') ? { email: cutText(normalEmail(typed), MOST_EMAIL) } : {};
}

/** The account that somebody tried to come in as, where there is one, as the log names whom it was done to. */
export async function subjectForLog(db: Queries, typed: string): Promise<{ subject?: { type: 'user'; id: number; name: string } }> {
  const account = await findAccountToSignIn(db, typed);
  return account ? { subject: { type: 'user', ...actorOf(account) } } : {};
}

/** An account as the audit log names it. */
export function actorOf({ id, full_name, email }: Pick<Account, 'id' | 'full_name' | 'email'>): { id: number; name: string } {
  return { id, name: full_name || email };
}

function ofActive(db: Queries) {
  return db.selectFrom('users').where('users.removed_at', 'is', null).where('users.status', '=', 'active');
}

export function toUserData(account: Account, images: Pick<Images, 'addressOf'>): UserData {
  const { id, full_name: fullName, username, email, avatar } = account;
  return { id, fullName, username, avatar: images.addressOf(avatar), email, role: signInRole(account), ability: abilityOf(account) };
}

/** Which of `needs` an account meets; none where there is no such account. */
export async function findNeedsMet({ read }: Database, id: number): Promise<(keyof typeof needs)[]> {
  const account = await findAccount(read, id);
  return account ? needsMet(account) : [];
}
