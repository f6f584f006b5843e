// The state of users' checkouts.
import { notFound } from '#kit/errors.ts';
import type { Queries } from '#kit/server/database/database.ts';
import type { CheckoutState } from '../entities.ts';
import { containsCardNumber, faultOfReference } from '../payment.ts';
import type {} from './tables.ts';

export async function readCheckout(db: Queries, userId: number): Promise<{ checkout?: CheckoutState }> {
  const row = await db.selectFrom('checkouts').select('content').where('user_id', '=', userId).executeTakeFirst();
  return row ? { checkout: row.content } : {};
}

/** @throws {Problem} `not-found` for commands on the server, which have no account */
export async function saveCheckout(db: Queries, userId: number, checkout: CheckoutState): Promise<void> {
  if (!(await db.selectFrom('users').select('id').where('id', '=', userId).executeTakeFirst())) notFound();
  const kept = { content: JSON.stringify(withoutCards(checkout)) as never, updated_at: new Date().toISOString() };
  await db
    .insertInto('checkouts')
    .values({ user_id: userId, ...kept })
    .onConflict((conflict) => conflict.column('user_id').doUpdateSet(kept))
    .execute();
}

/** Card numbers are never stored, not even temporarily. */
function withoutCards({ typed, reference, ...rest }: CheckoutState): CheckoutState {
  const blanked = <Fields extends object>(fields: Fields): Fields =>
    Object.fromEntries(
      Object.entries(fields).map(([name, value]) => [name, typeof value === 'string' && containsCardNumber(value) ? '' : value]),
    ) as Fields;
  const isCard = faultOfReference(rest.method, reference) === 'card';
  return { ...rest, reference: isCard ? '' : reference, ...(typed && { typed: blanked(typed) }) };
}
