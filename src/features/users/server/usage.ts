// What accounts store, for their owners and for admins.

import { notFound } from '#kit/errors.ts';
import type { Database, Queries } from '#kit/server/database/database.ts';
import type { Images } from '#kit/server/images.ts';
import type { Amount, Quotas } from '#kit/server/limits/quotas.ts';
import { readUsage } from '#kit/server/limits/quotas.ts';
import type { KindUsage, StoredTotals } from '../contract.ts';
import { type QuotaKind, quotaKinds } from '../quotas.ts';
import { usageLevel, WARNING_SHARE } from '../usageLevel.ts';
import { findPerson } from './queries.ts';

/** How many of the largest accounts are listed. */
const MOST_LISTED = 20;
/** How many rows near a quota are examined. */
const MOST_NEAR_LIMITS = 200;

/** What the account stores of each kind, beside its quota. @throws {Problem} `not-found` */
export async function usageOf({ read }: Database, id: number, quotas: Quotas): Promise<KindUsage[]> {
  if (!(await findPerson(read, id))) notFound();
  const used = await readUsage(read, id);
  return quotaKinds.map((kind) => usageOfKind(kind, used.get(kind) ?? { items: 0, bytes: 0 }, quotas));
}

/** Totals of all accounts, and some accounts: those at a quota first, then the largest by bytes. */
export async function storedTotals({ read }: Database, images: Pick<Images, 'addressOf'>, quotas: Quotas): Promise<StoredTotals> {
  const sums = read
    .selectFrom('account_usage')
    .innerJoin('users', 'users.id', 'account_usage.user_id')
    .select(({ fn }) => [fn.sum('items').as('items'), fn.sum('bytes').as('bytes')]);
  const listed = sums
    .select(['users.id', 'users.full_name', 'users.username', 'users.avatar'])
    .where('users.removed_at', 'is', null)
    .groupBy(['users.id', 'users.full_name', 'users.username', 'users.avatar'])
    .orderBy('bytes', 'desc')
    .orderBy('users.id')
    .limit(MOST_LISTED);
  const limits = await findNearLimits(read, quotas);
  const full = [...limits].filter(([, kinds]) => kinds.some((kind) => usageLevel(kind) === 'full')).map(([id]) => id);
  const [total, heaviest, atLimit] = await Promise.all([
    sums.executeTakeFirstOrThrow(),
    listed.execute(),
    full.length > 0 ? listed.where('users.id', 'in', full).execute() : [],
  ]);
  const others = heaviest.filter(({ id }) => !full.includes(id));
  return {
    ...toNumbers(total),
    accounts: [...atLimit, ...others].slice(0, MOST_LISTED).map(({ full_name: fullName, username, id, avatar, ...sum }) => ({
      ...{ id, fullName, username, avatar: images.addressOf(avatar) ?? '', limits: limits.get(id) ?? [] },
      ...toNumbers(sum),
    })),
  };
}

/** The kinds near or at their quota, by account. */
async function findNearLimits(read: Queries, quotas: Quotas): Promise<Map<number, KindUsage[]>> {
  const rows = await read
    .selectFrom('account_usage')
    .select(['user_id', 'kind', 'items', 'bytes'])
    .where('items', '>', 0)
    .where((row) =>
      row.or(
        quotaKinds.map((kind) => {
          const nearly = (most = 0) => Math.floor(most * WARNING_SHARE);
          const { items, bytes } = quotas[kind] ?? {};
          return row.and([row('kind', '=', kind), row.or([row('items', '>=', nearly(items)), row('bytes', '>=', nearly(bytes))])]);
        }),
      ),
    )
    .orderBy('bytes', 'desc')
    .limit(MOST_NEAR_LIMITS)
    .execute();
  const found = Map.groupBy(rows, ({ user_id }) => user_id);
  return new Map(
    [...found].map(([id, used]) => {
      const kinds = quotaKinds.flatMap((kind) => used.filter((row) => row.kind === kind).map((row) => usageOfKind(kind, row, quotas)));
      return [id, kinds.filter((each) => usageLevel(each) !== null)];
    }),
  );
}

function usageOfKind(kind: QuotaKind, { items, bytes }: Amount, quotas: Quotas): KindUsage {
  return { kind, items, bytes, mostItems: quotas[kind]?.items ?? 0, mostBytes: quotas[kind]?.bytes ?? 0 };
}

/** The engines return sums in different types; null if there is no row. */
function toNumbers({ items, bytes }: { items: unknown; bytes: unknown }) {
  return { items: Number(items), bytes: Number(bytes) };
}
