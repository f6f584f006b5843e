import { normalEmail } from '#features/auth/server/tables.ts';
import { type Language, type LocalizedText, TooMany } from '#kit/errors.ts';
import type { Queries } from '#kit/server/database/database.ts';
import type { WaitlistKind } from '../contract.ts';
import type {} from './tables.ts';

/** Per kind, since anyone can add addresses. */
const MAX_WAITING = 10_000;
const RETRY_AFTER = 3600;

/** Serialises joins, so that simultaneous ones do not exceed the limit. */
export const WAITLIST_LOCK = 'waitlist';

type Joining = { kind: WaitlistKind; email: string; language: Language; version: string };

/** Adds an address, or extends its time on the list: one row per address and kind. @throws {TooMany} if the list is full */
export async function join(db: Queries, { kind, email, language, version }: Joining): Promise<void> {
  const now = new Date().toISOString();
  const address = normalEmail(email);
  // The version it waits for stays: the event may have happened and be announced in a moment.
  const { numUpdatedRows } = await db
    .updateTable('waitlist')
    .set({ language, created_at: now })
    .where('kind', '=', kind)
    .where('email', '=', address)
    .executeTakeFirstOrThrow();
  if (numUpdatedRows > 0n) return;
  const { waiting } = await db
    .selectFrom('waitlist')
    .select(({ fn }) => fn.countAll<number>().as('waiting'))
    .where('kind', '=', kind)
    .executeTakeFirstOrThrow();
  if (Number(waiting) >= MAX_WAITING) throw new TooMany(RETRY_AFTER, full);
  await db.insertInto('waitlist').values({ kind, email: address, language, version, created_at: now, seen_at: now }).execute();
}

const full: LocalizedText = {
  pt: 'A lista de avisos está cheia no momento. Tente de novo mais tarde.',
  en: 'The notification list is full at the moment. Try again later.',
  fr: 'La liste des avertissements est complète pour le moment. Réessayez plus tard.',
  de: 'Die Benachrichtigungsliste ist im Moment voll. Versuchen Sie es später erneut.',
};
