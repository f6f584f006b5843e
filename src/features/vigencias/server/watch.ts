// Which ends of validity a user wants in the calendar.
import type {} from '#features/atas/server/tables.ts';
import type {} from '#features/auth/server/tables.ts';
import type {} from '#features/contratos/server/tables.ts';
import { notFound } from '#kit/errors.ts';
import type { Queries } from '#kit/server/database/database.ts';
import type { WatchKind } from '../contract.ts';
import type {} from './tables.ts';

const tables = { contrato: 'contratos', ata: 'atas' } as const satisfies Record<WatchKind, string>;

export async function isWatched(db: Queries, userId: number, kind: WatchKind, item: number): Promise<boolean> {
  const found = await db
    .selectFrom('vigencias')
    .select('item_id')
    .where('user_id', '=', userId)
    .where('kind', '=', kind)
    .where('item_id', '=', item)
    .executeTakeFirst();
  return found !== undefined;
}

/** @throws {Problem} `not-found` when the record or the account does not exist: local commands have none */
export async function watch(db: Queries, userId: number, kind: WatchKind, item: number): Promise<void> {
  const record = await db.selectFrom(tables[kind]).select('id').where('id', '=', item).executeTakeFirst();
  const account = await db.selectFrom('users').select('id').where('id', '=', userId).executeTakeFirst();
  if (!record || !account) return notFound();
  await db
    .insertInto('vigencias')
    .values({ user_id: userId, kind, item_id: item, created_at: new Date().toISOString() })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

export async function unwatch(db: Queries, userId: number, kind: WatchKind, item: number): Promise<void> {
  await db.deleteFrom('vigencias').where('user_id', '=', userId).where('kind', '=', kind).where('item_id', '=', item).execute();
}
