// Who works on an offer follows its notice.
import { sql } from 'kysely';
import type { Queries } from '#kit/server/database/database.ts';
import { inBatches } from '#kit/server/work/inBatches.ts';
import { GAP } from './change.ts';
import type {} from './followedItems.ts';
import { endFollows, type Retract } from './takeBack.ts';

/** An account that works on an offer for a notice, on a running one if `isOpen`. */
export type Bidder = { userId: number; licitacao: number; isOpen: boolean };
export type FindBidders = (db: Queries, licitacoes: readonly number[]) => Promise<Bidder[]>;

/**
 * Makes all who work on running offers for these notices follow them, but for those who stopped by hand. A follow that began so, and was left
 * as it is, ends when its account works on no offer for the notice any more.
 * @returns the accounts whose follows changed
 */
export async function followOffers(
  db: Queries,
  { findBidders, retract }: { findBidders: FindBidders; retract: Retract },
  licitacoes: readonly number[],
): Promise<number[]> {
  const concerned = new Set<number>();
  for (const some of inBatches([...new Set(licitacoes)])) {
    const bidders = await findBidders(db, some);
    const works = new Set(bidders.map(keyOf));
    const untouched = await untouchedOf(db, some);
    const left = untouched.filter(({ user_id, item_id }) => !works.has(keyOf({ userId: user_id, licitacao: item_id })));
    for (const [userId, follows] of Map.groupBy(left, ({ user_id }) => user_id)) {
      const ids = follows.map(({ id }) => id);
      await endFollows(db, retract, userId, ids);
      concerned.add(userId);
    }
    for (const userId of await beginFollows(db, bidders, some)) concerned.add(userId);
  }
  return [...concerned];
}

async function beginFollows(db: Queries, bidders: readonly Bidder[], licitacoes: readonly number[]): Promise<number[]> {
  const [there, kept, ended] = await Promise.all([
    db.selectFrom('licitacoes').select('id').where('id', 'in', licitacoes).execute(),
    db.selectFrom('follows').select(['user_id', 'item_id']).where('kind', '=', 'licitacao').where('item_id', 'in', licitacoes).execute(),
    db.selectFrom('follows_ended').select(['user_id', 'item_id']).where('item_id', 'in', licitacoes).execute(),
  ]);
  const known = new Set(there.map(({ id }) => id));
  const settled = new Set([...kept, ...ended].map(({ user_id, item_id }) => keyOf({ userId: user_id, licitacao: item_id })));
  const begun = new Map(
    bidders.filter((bidder) => bidder.isOpen && known.has(bidder.licitacao) && !settled.has(keyOf(bidder))).map((one) => [keyOf(one), one]),
  );
  const now = new Date().toISOString();
  for (const some of inBatches([...begun.values()]))
    await db
      .insertInto('follows')
      .values(
        some.map(({ userId, licitacao }, at) => ({
          user_id: userId,
          kind: 'licitacao' as const,
          item_id: licitacao,
          stage: 'proposal' as const,
          priority: 'normal' as const,
          note: '',
          place: sql<number>`(select coalesce(min(place), 0) - ${sql.lit(GAP * (some.length - at))} from follows where user_id = ${userId} and stage = 'proposal')`,
          created_at: now,
          updated_at: now,
          from_offer: true,
        })),
      )
      .onConflict((conflict) => conflict.columns(['user_id', 'kind', 'item_id']).doNothing())
      .execute();
  return [...begun.values()].map(({ userId }) => userId);
}

/** The follows of these notices that began with an offer and were left as they are. */
function untouchedOf(db: Queries, licitacoes: readonly number[]) {
  return db
    .selectFrom('follows')
    .select(['id', 'user_id', 'item_id'])
    .where('kind', '=', 'licitacao')
    .where('item_id', 'in', licitacoes)
    .where('from_offer', '=', true)
    .whereRef('updated_at', '=', 'created_at')
    .where((is) => is.not(is.exists(is.selectFrom('follows_tagged').select('tag_id').whereRef('follow_id', '=', 'follows.id'))))
    .execute();
}

/** An account that stops following by hand what it bids on: offers make it follow that no more. */
export async function keepEnded(db: Queries, findBidders: FindBidders, userId: number, items: readonly number[]): Promise<void> {
  for (const some of inBatches(items)) {
    const bidders = await findBidders(db, some);
    const ended = new Set(bidders.filter((bidder) => bidder.userId === userId).map(({ licitacao }) => licitacao));
    if (ended.size === 0) continue;
    await db
      .insertInto('follows_ended')
      .values([...ended].map((item_id) => ({ user_id: userId, item_id })))
      .onConflict((conflict) => conflict.columns(['user_id', 'item_id']).doNothing())
      .execute();
  }
}

function keyOf({ userId, licitacao }: Pick<Bidder, 'userId' | 'licitacao'>): string {
  return `${userId} ${licitacao}`;
}
