// What accounts keep, for those who administer.

import { notFound } from '#kit/errors.ts';
import type { Database } from '#kit/server/database/database.ts';
import type { Images } from '#kit/server/images.ts';
import type { Quotas } from '#kit/server/limits/quotas.ts';
import { readUsage } from '#kit/server/limits/quotas.ts';
import type { KindUsage, StoredTotals } from '../contract.ts';
import { quotaKinds } from '../quotas.ts';
import { findPerson } from './queries.ts';

/** How many of the accounts that keep most are listed. */
const MOST_LISTED = 20;

/** Each kind with what one account keeps of it, beside its quota. @throws {Problem} `not-found` */
export async function usageOf({ read }: Database, id: number, quotas: Quotas): Promise<KindUsage[]> {
  if (!(await findPerson(read, id))) notFound();
  const used = await readUsage(read, id);
  return quotaKinds.map((kind) => {
    const { items, bytes } = used.get(kind) ?? { items: 0, bytes: 0 };
    return { kind, items, bytes, mostItems: quotas[kind]?.items ?? 0, mostBytes: quotas[kind]?.bytes ?? 0 };
  });
}

/** All accounts together, and those that keep most, by bytes. */
export async function storedTotals({ read }: Database, images: Pick<Images, 'addressOf'>): Promise<StoredTotals> {
  const sums = read
    .selectFrom('account_usage')
    .innerJoin('users', 'users.id', 'account_usage.user_id')
    .select(({ fn }) => [fn.sum('items').as('items'), fn.sum('bytes').as('bytes')]);
  const [total, accounts] = await Promise.all([
    sums.executeTakeFirstOrThrow(),
    sums
      .select(['users.id', 'users.full_name', 'users.username', 'users.avatar'])
      .where('users.removed_at', 'is', null)
      .groupBy(['users.id', 'users.full_name', 'users.username', 'users.avatar'])
      .orderBy('bytes', 'desc')
      .orderBy('users.id')
      .limit(MOST_LISTED)
      .execute(),
  ]);
  return {
    ...whole(total),
    accounts: accounts.map(({ full_name: fullName, username, id, avatar, ...sum }) => ({
      ...{ id, fullName, username, avatar: images.addressOf(avatar) ?? '' },
      ...whole(sum),
    })),
  };
}

/** Sums of either engine; null where there is no row. */
function whole({ items, bytes }: { items: unknown; bytes: unknown }) {
  return { items: Number(items), bytes: Number(bytes) };
}
