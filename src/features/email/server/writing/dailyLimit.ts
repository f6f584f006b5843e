// The limit of external addresses per user and day, because all e-mails are sent in the name of this server.

import type {} from '#features/outbox/server/tables.ts';
import { dayInBrasilia, startOfDayInBrasilia } from '#kit/clock.ts';
import { Problem } from '#kit/errors.ts';
import type { Queries } from '#kit/server/database/database.ts';
import { inBatches } from '#kit/server/work/inBatches.ts';
import { type Address, limits } from '../../entities.ts';
import type {} from '../tables.ts';
import { findAccounts, uniqueByAddress } from './dispatch.ts';

type LimitedMessage = { id: number; recipients: Address[]; cc: Address[]; bcc: Address[] };

/**
 * Counts e-mails that were sent on the day, whether delivered or not, and those scheduled for it.
 * @param leaves when the message will be sent.
 * @throws {Problem} `too-many-requests` if it would exceed the limit
 */
export async function mustBeWithinDailyLimit(db: Queries, userId: number, message: LimitedMessage, leaves: Date): Promise<void> {
  const requested = await countExternal(db, [message]);
  if (requested === 0) return;
  const day = dayInBrasilia(leaves);
  const [from, to] = [startOfDayInBrasilia(day), startOfDayInBrasilia(day, 1)];
  const { left } = await db
    .selectFrom('mails')
    .select(({ fn }) => fn.countAll<number>().as('left'))
    .where('author_id', '=', userId)
    .where('created_at', '>=', from)
    .where('created_at', '<', to)
    .executeTakeFirstOrThrow();
  const waiting = await db
    .selectFrom('email_messages')
    .select(['id', 'recipients', 'cc', 'bcc'])
    .where('sent_at', 'is', null)
    .where('send_at', '>=', from)
    .where('send_at', '<', to)
    .where('from_user_id', '=', userId)
    .where('id', '<>', message.id)
    .execute();
  const free = Math.max(0, limits.outsideADay - Number(left) - (await countExternal(db, waiting)));
  if (requested > free) throw tooMany(free);
}

/** Counts the recipients without an account. */
async function countExternal(db: Queries, messages: readonly LimitedMessage[]): Promise<number> {
  const lists = messages.map(({ recipients, cc, bcc }) => [...uniqueByAddress([...recipients, ...cc, ...bcc]).keys()]);
  const inside = new Set<string>();
  for (const some of inBatches([...new Set(lists.flat())])) for (const email of (await findAccounts(db, some)).keys()) inside.add(email);
  return lists.flat().filter((email) => !inside.has(email)).length;
}

function tooMany(free: number): Problem {
  const most = limits.outsideADay;
  return new Problem('too-many-requests', {
    pt: `Uma conta pode escrever para até ${most} endereços externos por dia. Restam nesse dia: ${free}.`,
    en: `An account can write to up to ${most} external addresses per day. Left for that day: ${free}.`,
    fr: `Un compte peut écrire à ${most} adresses externes par jour au maximum. Il en reste ce jour-là : ${free}.`,
    de: `Ein Konto darf pro Tag an höchstens ${most} externe Adressen schreiben. An diesem Tag noch frei: ${free}.`,
  });
}
