// Delivery addresses. A removed one can be restored for ten minutes.
import { notFound, Problem } from '#kit/errors.ts';
import type { Queries } from '#kit/server/database/database.ts';
import { MAX_ADDRESSES, UNDO_MINUTES } from '../contract.ts';
import type { Address, SentAddress } from '../entities.ts';
import type {} from './tables.ts';

const tooMany = {
  pt: `Uma conta pode ter até ${MAX_ADDRESSES} endereços. Remova um que não usa mais.`,
  en: `An account can keep up to ${MAX_ADDRESSES} addresses. Remove one that you no longer use.`,
  fr: `Un compte peut conserver jusqu’à ${MAX_ADDRESSES} adresses. Supprimez-en une qui ne sert plus.`,
  de: `Ein Konto kann bis zu ${MAX_ADDRESSES} Adressen speichern. Löschen Sie eine, die Sie nicht mehr brauchen.`,
};

export async function listAddresses(db: Queries, userId: number): Promise<Address[]> {
  const rows = await savedAddresses(db, userId).select(['id', 'content']).orderBy('id', 'desc').execute();
  return rows.map(({ id, content }) => ({ id, ...content }));
}

/** @throws {Problem} `not-found` if the user has no such address */
export async function findAddress(db: Queries, userId: number, id: number): Promise<SentAddress> {
  const row = await savedAddresses(db, userId).select('content').where('id', '=', id).executeTakeFirst();
  return row?.content ?? notFound();
}

export async function createAddress(db: Queries, userId: number, sent: SentAddress): Promise<Address> {
  const content = trimmed(sent);
  await mustHaveRoom(db, userId);
  const row = { user_id: userId, content: asJson(content), created_at: new Date().toISOString(), removed_at: null };
  const { id } = await db.insertInto('delivery_addresses').values(row).returning('id').executeTakeFirstOrThrow();
  return { id, ...content };
}

/** @throws {Problem} `not-found` if the user has no such address */
export async function updateAddress(db: Queries, userId: number, id: number, sent: SentAddress): Promise<Address> {
  const content = trimmed(sent);
  const { numUpdatedRows } = await db
    .updateTable('delivery_addresses')
    .set({ content: asJson(content) })
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .where('removed_at', 'is', null)
    .executeTakeFirstOrThrow();
  if (numUpdatedRows === 0n) notFound();
  return { id, ...content };
}

/** @throws {Problem} `not-found` if the user has no such address */
export async function removeAddress(db: Queries, userId: number, id: number): Promise<void> {
  const { numUpdatedRows } = await db
    .updateTable('delivery_addresses')
    .set({ removed_at: new Date().toISOString() })
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .where('removed_at', 'is', null)
    .executeTakeFirstOrThrow();
  if (numUpdatedRows === 0n) notFound();
}

/** @throws {Problem} `not-found` if the user never had it, `undo-expired` after ten minutes */
export async function restoreAddress(db: Queries, userId: number, id: number): Promise<void> {
  const row = await db
    .selectFrom('delivery_addresses')
    .select('removed_at')
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .executeTakeFirst();
  if (!row) notFound();
  if (row.removed_at === null) return;
  if (row.removed_at < undoLimit()) throw new Problem('undo-expired');
  await mustHaveRoom(db, userId);
  await db.updateTable('delivery_addresses').set({ removed_at: null }).where('id', '=', id).execute();
}

function savedAddresses(db: Queries, userId: number) {
  return db.selectFrom('delivery_addresses').where('user_id', '=', userId).where('removed_at', 'is', null);
}

/** @throws {Problem} `not-found` for commands on the server, which have no account */
async function mustHaveRoom(db: Queries, userId: number): Promise<void> {
  if (!(await db.selectFrom('users').select('id').where('id', '=', userId).executeTakeFirst())) notFound();
  const { count } = await savedAddresses(db, userId)
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  if (count >= MAX_ADDRESSES) throw new Problem('conflict', tooMany);
}

function trimmed(sent: SentAddress): SentAddress {
  const { fullName, street, landmark, city } = sent;
  return { ...sent, fullName: fullName.trim(), street: street.trim(), landmark: landmark.trim(), city: city.trim() };
}

function asJson(content: SentAddress): never {
  return JSON.stringify(content) as never;
}

function undoLimit(): string {
  return new Date(Date.now() - UNDO_MINUTES * 60_000).toISOString();
}
