import type { Selectable } from 'kysely';
import { cutText } from '#kit/cutText.ts';
import type { Database, Queries } from '#kit/server/database/database.ts';
import { preparedQuery } from '#kit/server/database/preparedQuery.ts';
import type { Images } from '#kit/server/images.ts';
import { needs, type UserData } from '../contract.ts';
import { abilityOf, signInRole } from './accounts/abilities.ts';
import type { AttemptCounter } from './sessions/attempts.ts';
import { normalEmail, TWO_STEP_REQUIRED_FOR, type UsersTable } from './tables.ts';

/** Serialises sign-ins by password and password changes, so that no session begins with an old password. */
export const SIGN_IN_LOCK = 'signing in';

const columns = ['id', 'full_name', 'username', 'email', 'avatar', 'role', 'ability', 'is_demo'] as const;

export type Account = Pick<Selectable<UsersTable>, (typeof columns)[number]>;

/** Finds active accounts only, not removed, disabled or invited ones. */
export function findAccount(db: Queries, id: number): Promise<Account | undefined> {
  return ofActive(db).select(columns).where('id', '=', id).executeTakeFirst();
}

/** The account of a session that has not ended, with the state that decides whether two-step verification must be set up first. */
export async function findAccountBySession(db: Queries, proof: { userId: number; session: string }): Promise<AccountInSession | undefined> {
  const [account] = await accountsBySession(db, { userId: proof.userId, session: proof.session });
  return account;
}

type AccountInSession = Account & {
  created_at: string;
  last_used_at: string;
  two_step_since: string | null;
  two_step_required_for: string | null;
};

/** Every request needs it. */
const accountsBySession = preparedQuery(['userId', 'session'], (db, { userId, session }: { userId: number; session: string }) =>
  ofActive(db)
    .innerJoin('sessions', 'sessions.user_id', 'users.id')
    .leftJoin('two_step', 'two_step.user_id', 'users.id')
    .leftJoin('settings', (setting) => setting.on('settings.name', '=', TWO_STEP_REQUIRED_FOR))
    .select(columns.map((column) => `users.${column}` as const))
    .select(['sessions.created_at', 'sessions.last_used_at'])
    .select(['two_step.started_at as two_step_since', 'settings.value as two_step_required_for'])
    .where('users.id', '=', userId)
    .where('sessions.id', '=', session),
);

/** With the password's hash: for signing in only. */
export function findAccountToSignIn(db: Queries, email: string): Promise<(Account & { password: string }) | undefined> {
  return ofActive(db)
    .select([...columns, 'password'])
    .where('email', '=', normalEmail(email))
    .executeTakeFirst();
}

/** The counter for passwords and codes given within a session, which strangers cannot exhaust. */
export function sessionPasswordOf(accountId: number): AttemptCounter {
  return { rule: 'sessionPassword', of: String(accountId) };
}

/** The most characters stored of an e-mail given at a failed sign-in. */
export const MOST_EMAIL = 120;

/** The e-mail to log for what was typed: none if it is not one, since it may be a password in the wrong field. */
export function emailForLog(typed: string): { email?: string } {
  return typed.includes('@') ? { email: cutText(normalEmail(typed), MOST_EMAIL) } : {};
}

/** The account of a sign-in attempt, if it exists, as a subject for the log. */
export async function subjectForLog(db: Queries, typed: string): Promise<{ subject?: { type: 'user'; id: number; name: string } }> {
  const account = await findAccountToSignIn(db, typed);
  return account ? { subject: { type: 'user', ...actorOf(account) } } : {};
}

/** An account as an actor in the audit log. */
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

/** Which of `needs` an account meets; none if it does not exist. */
export async function findNeedsMet({ read }: Database, id: number): Promise<(keyof typeof needs)[]> {
  const account = await findAccount(read, id);
  return account ? needsMet(account) : [];
}

/** Which of `needs` an account meets, by the same rules as the web's guards. */
function needsMet(account: Pick<Account, 'role' | 'ability'>): (keyof typeof needs)[] {
  const rules = abilityOf(account);
  const names = Object.keys(needs) as (keyof typeof needs)[];
  return names.filter((name) =>
    rules.some(
      ({ action, subject }) =>
        (action === needs[name].action || action === 'manage') && (subject === needs[name].subject || subject === 'all'),
    ),
  );
}
