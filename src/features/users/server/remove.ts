// Removing a user frees their names immediately; they can be restored for ten minutes, then the retention job deletes them.
import { type RawBuilder, sql } from 'kysely';
import { keysOfAccount } from '#features/auth/server/tables.ts';
import { type Language, notFound, Problem } from '#kit/errors.ts';
import type { Queries } from '#kit/server/database/database.ts';
import type { PurgeStep } from '#kit/server/work/retention.ts';
import { UNDO_MINUTES } from '../contract.ts';
import { isActiveAdmin, mustLeaveAnAdmin, revokeAccess } from './guards.ts';
import type { UsersOptions } from './ports.ts';
import { findPerson } from './queries.ts';
import { findTakenFaults } from './takenNames.ts';

const oneself = {
  pt: 'Não é possível excluir a própria conta. Peça a outro administrador.',
  en: 'You cannot delete your own account. Ask another administrator.',
  fr: 'Vous ne pouvez pas supprimer votre propre compte. Demandez à un autre administrateur.',
  de: 'Das eigene Konto lässt sich nicht löschen. Bitten Sie einen anderen Administrator darum.',
};
const takenMeanwhile = {
  pt: 'O e-mail ou o nome de usuário passou a ser usado por outra conta nesse meio-tempo.',
  en: 'The email address or username has been taken by another account in the meantime.',
  fr: 'L’adresse ou le nom d’utilisateur a été donné à un autre compte entre-temps.',
  de: 'Die E-Mail-Adresse oder der Benutzername wurde inzwischen an ein anderes Konto vergeben.',
};

const MOST_AT_ONCE = 50;
/** On SQLite, other writers wait for the transaction. */
const LONG_MS = 20;

/** A condition: whether other features still need the account. */
type IsNeeded = (db: Queries) => RawBuilder<boolean>;
type Named = { id: number; full_name: string; username: string };

/** @throws {Problem} `not-found`; `conflict` for one's own account; `last-admin` */
export async function removeUser(
  db: Queries,
  id: number,
  { callerId, ...powers }: Pick<UsersOptions, 'isAdmin' | 'demo'> & { callerId: number },
): Promise<Named> {
  const person = await findPerson(db, id);
  if (!person) notFound();
  if (id === callerId) throw new Problem('conflict', oneself);
  if (!powers.demo.isOff) powers.demo.mustNotBeDemo(person);
  const { email: removed_email, username: removed_username } = person;
  // Neither a valid address nor a valid username.
  const freed = `removed:${id}`;
  await db
    .updateTable('users')
    .set({ removed_at: new Date().toISOString(), removed_email, removed_username, email: freed, username: freed, username_key: freed })
    .where('id', '=', id)
    .execute();
  if (isActiveAdmin(person, powers)) await mustLeaveAnAdmin(db, powers);
  await revokeAccess(db, id);
  return { id, full_name: person.full_name, username: removed_username };
}

/** @throws {Problem} `not-found` if not removed, `undo-expired` after ten minutes, `conflict` if a name was taken in the meantime */
export async function restoreUser(db: Queries, id: number, language: Language): Promise<Named> {
  const removed = await db
    .selectFrom('users')
    .select(['full_name', 'company', 'country', 'removed_at', 'removed_email', 'removed_username'])
    .where('id', '=', id)
    .where('removed_at', 'is not', null)
    .executeTakeFirst();
  if (!removed?.removed_at || removed.removed_email === null || removed.removed_username === null) notFound();
  const { full_name, company, country, removed_email: email, removed_username: username } = removed;
  if (removed.removed_at < undoLimit()) throw new Problem('undo-expired');
  const faults = await findTakenFaults(db, { email, username }, id, language);
  if (faults.length > 0) throw new Problem('conflict', takenMeanwhile, faults);
  await db
    .updateTable('users')
    .set({ removed_at: null, removed_email: null, removed_username: null, email, username })
    .set(keysOfAccount({ full_name, username, email, company, country }))
    .where('id', '=', id)
    .execute();
  return { id, full_name, username };
}

/** Deletes the pictures of users who can no longer be restored; they are the largest rows. */
const purgePictures: PurgeStep = async (db, atOnce) => {
  const pictures = db
    .selectFrom('images')
    .innerJoin('users', 'users.id', 'images.user_id')
    .select('images.id')
    .where('users.removed_at', '<', undoLimit())
    .limit(Math.min(atOnce, MOST_AT_ONCE));
  const { numDeletedRows } = await db.deleteFrom('images').where('id', 'in', pictures).executeTakeFirstOrThrow();
  return Number(numDeletedRows);
};

/** Deletes removed users and their data, as many as fit in a short transaction. */
function purgeUsers(isNeeded: IsNeeded): PurgeStep {
  return async (db, atOnce) => {
    const removed = db
      .selectFrom('users')
      .select('id')
      .where('removed_at', '<', undoLimit())
      .where((is) => is.not(isNeeded(db)));
    const people = await removed.limit(Math.min(atOnce, MOST_AT_ONCE)).execute();
    const end = performance.now() + LONG_MS;
    let deleted = 0;
    for (const { id } of people) {
      if (deleted > 0 && performance.now() > end) break;
      await db.deleteFrom('users').where('id', '=', id).execute();
      deleted++;
    }
    return deleted;
  };
}

/** @param isNeeded accounts to keep until another feature has handled their data */
export function purgeRemovedUsers(isNeeded: IsNeeded = () => sql<boolean>`false`): PurgeStep[] {
  return [purgePictures, purgeUsers(isNeeded)];
}

function undoLimit(): string {
  return new Date(Date.now() - UNDO_MINUTES * 60_000).toISOString();
}
