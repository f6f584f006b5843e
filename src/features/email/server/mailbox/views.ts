// Which e-mails a view contains, and in which order. All of it but the search is read from one index (migrations/0019_email.sql).
import { type Expression, type ExpressionBuilder, type SqlBool, sql } from 'kysely';
import { startOfDayInBrasilia } from '#kit/clock.ts';
import type { Queries, Tables } from '#kit/server/database/database.ts';
import type { Label, View } from '../../entities.ts';
import { labels } from '../../labels.ts';
import type {} from '../tables.ts';
import type { MailSearch } from './mailSearch.ts';

/** The filter of a view. */
export type ViewFilter = { folder: View; label: Label | ''; search: MailSearch; since?: string; until?: string; unread?: boolean };
/** The position of an e-mail in the order. */
export type ListPosition = { at: string; id: number };

type Is = ExpressionBuilder<Tables, 'emails'>;

/**
 * Whether an entry belongs to the user, for queries by id: the plus sign keeps SQLite from using an index that begins with the user and
 * reading the whole mailbox.
 */
export function belongsTo(userId: number): Expression<SqlBool> {
  return sql<SqlBool>`+emails.user_id = ${userId}`;
}

/** The column of a label. */
export function columnOf<L extends Label>(label: L): `is_${L}` {
  return `is_${label}`;
}

/** The labels of an entry. */
export function labelsOf(line: Record<`is_${Label}`, boolean>): Label[] {
  return labels.filter((label) => line[columnOf(label)]);
}

/** Whether an entry is in a view. */
export function matchesView(is: Is, { folder, label, search, since, until, unread }: ViewFilter): Expression<SqlBool> {
  return is.and([
    isIn(is, folder),
    ...(label ? [is(`emails.${columnOf(label)}`, '=', true)] : []),
    ...(since ? [is('emails.at', '>=', startOfDayInBrasilia(since))] : []),
    ...(until ? [is('emails.at', '<', startOfDayInBrasilia(until, 1))] : []),
    // Written as in the index emails_unread, so that it is used.
    ...(unread ? [sql<SqlBool>`not emails.is_read`] : []),
    ...(search ? [search(is)] : []),
  ]);
}

function isIn(is: Is, folder: View): Expression<SqlBool> {
  if (folder !== '' && folder !== 'starred') return is('emails.folder', '=', folder);
  // Written as in the index emails_starred, so that it is used.
  if (folder === 'starred') return sql<SqlBool>`emails.is_starred and emails.folder <> 'trash'`;
  return is('emails.folder', '<>', 'trash');
}

export function isOlder({ at, id }: ListPosition): Expression<SqlBool> {
  return sql<SqlBool>`(emails.at, emails.id) < (${at}, ${id})`;
}

function isNewer({ at, id }: ListPosition): Expression<SqlBool> {
  return sql<SqlBool>`(emails.at, emails.id) > (${at}, ${id})`;
}

/** The entries of a user in a view; all of them without a view. */
export function linesIn(db: Queries, userId: number, filter?: ViewFilter) {
  return db
    .selectFrom('emails')
    .where('emails.user_id', '=', userId)
    .$if(filter !== undefined, (query) => query.where((is) => matchesView(is, filter as ViewFilter)));
}

/** The ids of a page, newest first, and the total of the view. */
export async function findPage(
  db: Queries,
  userId: number,
  filter: ViewFilter,
  { page, perPage }: { page: number; perPage: number },
): Promise<{ ids: number[]; total: number }> {
  const offset = (page - 1) * perPage;
  const rows = await linesIn(db, userId, filter)
    .select('emails.id')
    .orderBy('emails.at', 'desc')
    .orderBy('emails.id', 'desc')
    .limit(perPage)
    .offset(offset)
    .execute();
  const ids = rows.map(({ id }) => id);
  // A page that is not full gives the total without a second query.
  if (ids.length < perPage && (ids.length > 0 || offset === 0)) return { ids, total: offset + ids.length };
  const { total } = await linesIn(db, userId, filter)
    .select(({ fn }) => fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow();
  return { ids, total };
}

/** The entry next to a position, in a view or in the whole mailbox. */
export async function findNeighbour(
  db: Queries,
  userId: number,
  place: ListPosition,
  direction: 'newer' | 'older',
  filter?: ViewFilter,
): Promise<number | undefined> {
  const order = direction === 'newer' ? 'asc' : 'desc';
  const row = await linesIn(db, userId, filter)
    .select('emails.id')
    .where(direction === 'newer' ? isNewer(place) : isOlder(place))
    .orderBy('emails.at', order)
    .orderBy('emails.id', order)
    .limit(1)
    .executeTakeFirst();
  return row?.id;
}
