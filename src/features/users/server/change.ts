// Creates users, and updates what the list shows of them.
import type { Updateable } from 'kysely';
import type { AuditKind } from '#features/audit/contract.ts';
import { keysOfAccount, keysOfChanged, normalEmail, removeLinks, type UsersTable } from '#features/auth/server/tables.ts';
import { type Language, type LocalizedText, notFound, Problem } from '#kit/errors.ts';
import type { Static } from '#kit/schema.ts';
import type { Queries } from '#kit/server/database/database.ts';
import { type Caller, isCommand } from '#kit/server/http/caller.ts';
import type { users } from '../contract.ts';
import { isActiveAdmin, mustLeaveAnAdmin, revokeAccess } from './guards.ts';
import type { UsersOptions } from './ports.ts';
import { findPerson, type Person } from './queries.ts';
import { mustHaveFreeNames } from './takenNames.ts';

const oneself: LocalizedText = {
  pt: 'Não é possível alterar o próprio papel nem desativar a própria conta. Peça a outro administrador.',
  en: 'You cannot change your own role or disable your own account. Ask another administrator.',
  fr: 'Vous ne pouvez ni changer votre propre rôle ni désactiver votre propre compte. Demandez à un autre administrateur.',
  de: 'Die eigene Rolle lässt sich nicht ändern und das eigene Konto nicht deaktivieren. Bitten Sie einen anderen Administrator darum.',
};

const ownEmail: LocalizedText = {
  pt: 'Altere o próprio e-mail nas configurações da conta, com a senha.',
  en: 'Change your own email address in the account settings, with your password.',
  fr: 'Changez votre propre adresse e-mail dans les paramètres du compte, avec votre mot de passe.',
  de: 'Ändern Sie Ihre eigene E-Mail-Adresse in den Kontoeinstellungen, mit Ihrem Passwort.',
};

type Added = Required<Omit<Static<typeof users.add.body>, 'avatar'>>;
type Edited = Static<typeof users.edit.body>;

/** What the demonstration forbids this caller: commands may grant access even where every visitor is an admin. */
export function demoFor(caller: Caller, demo: UsersOptions['demo']): UsersOptions['demo'] {
  return isCommand(caller) ? { ...demo, mustNotGrantAccess: () => {} } : demo;
}

/** @throws {Problem} `validation` if the e-mail address or the username is taken */
export async function addUser(db: Queries, sent: Added, language: Language): Promise<Person> {
  const { company, country, contact, role, status } = sent;
  const names = { full_name: sent.fullName.trim(), username: sent.username.normalize(), email: normalEmail(sent.email) };
  await mustHaveFreeNames(db, names, null, language);
  const row = {
    ...names,
    ...{ company, country, contact, role, status, current_plan: sent.currentPlan, avatar: null },
    ...{ password: '', ability: null, created_at: new Date().toISOString() },
    ...keysOfAccount({ ...names, company, country }),
  };
  const { id } = await db.insertInto('users').values(row).returning('id').executeTakeFirstOrThrow();
  return { ...row, id };
}

export type Change = {
  person: Person;
  kind: AuditKind;
  /** For the log: old and new values of role, plan and status; of personal fields only the names. */
  details: { fields: string[] } & Partial<Record<'role' | 'currentPlan' | 'status', { from: string; to: string }>>;
};

/**
 * @returns null if nothing changes
 * @throws {Problem} `not-found`; `conflict` for one's own role, status or e-mail; `validation` for a taken name; `last-admin`
 */
export async function editUser(
  db: Queries,
  id: number,
  { fullName, username, currentPlan, email, ...sent }: Edited,
  { language, callerId, ...powers }: Pick<UsersOptions, 'isAdmin' | 'demo'> & { language: Language; callerId: number },
): Promise<{ person: Person; change: Change | null }> {
  const before = await findPerson(db, id);
  if (!before) notFound();
  const wanted = {
    ...sent,
    ...(fullName !== undefined && { full_name: fullName.trim() }),
    ...(username !== undefined && { username: username.normalize() }),
    ...(email !== undefined && { email: normalEmail(email) }),
    ...(currentPlan !== undefined && { current_plan: currentPlan }),
  };
  const changed = Object.fromEntries(
    Object.entries(wanted).filter(([column, value]) => value !== before[column as keyof typeof wanted]),
  ) as typeof wanted;
  const fields = Object.keys(changed) as (keyof typeof wanted)[];
  if (fields.length === 0) return { person: before, change: null };
  if (id === callerId && (changed.role || changed.status)) throw new Problem('conflict', oneself);
  // Someone using an open browser must not take over the account.
  if (id === callerId && changed.email) throw new Problem('conflict', ownEmail);
  if (changed.email || changed.role || changed.status) powers.demo.mustNotBeDemo(before);
  if (changed.email || changed.role === 'admin') powers.demo.mustNotGrantAccess();
  await mustHaveFreeNames(db, changed, id, language);
  const after = { ...before, ...changed };
  const row: Updateable<UsersTable> = {
    ...changed,
    ...keysOfChanged(before, changed),
    // Individual abilities must not outlast the role they came with.
    ...(changed.role && { ability: null }),
  };
  await db.updateTable('users').set(row).where('id', '=', id).execute();
  if (isActiveAdmin(before, powers)) await mustLeaveAnAdmin(db, powers);
  if (changed.status && changed.status !== 'active') await revokeAccess(db, id);
  if (changed.email) await removeLinks(db, id);
  return { person: after, change: { person: after, kind: kindOf(before, after), details: detailsOf(before, after, fields) } };
}

function kindOf(before: Person, after: Person): AuditKind {
  if (before.status === after.status) return 'userEdited';
  if (after.status === 'inactive') return 'userDisabled';
  return after.status === 'active' ? 'userEnabled' : 'userEdited';
}

const loggedValues = { role: 'role', current_plan: 'currentPlan', status: 'status' } as const satisfies Partial<
  Record<keyof UsersTable, string>
>;

function detailsOf(before: Person, after: Person, columns: string[]): Change['details'] {
  const powers = (Object.keys(loggedValues) as (keyof typeof loggedValues)[]).filter((column) => before[column] !== after[column]);
  return {
    fields: columns.map((column) => (column === 'full_name' ? 'fullName' : column === 'current_plan' ? 'currentPlan' : column)),
    ...Object.fromEntries(powers.map((column) => [loggedValues[column], { from: before[column], to: after[column] }])),
  };
}
