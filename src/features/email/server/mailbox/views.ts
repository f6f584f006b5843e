// Which mails a view shows, and in which order. All of it is read out of one index alone (migrations/0019_email.sql).
import { type Expression, type ExpressionBuilder, type SqlBool, sql } from 'kysely';
import { startOfDayInBrasilia } from '#brasil/clock.ts';
import type { Queries, Tables } from '#kit/server/database/database.ts';
import { isLike, likePart } from '#kit/server/text/contains.ts';
import { type Label, labels, type View } from '../../entities.ts';
import type {} from '../tables.ts';

/** What a view is named by. */
export type ViewFilter = { folder: View; label: Label | ''; q: string; since?: string; until?: string; unread?: boolean };
/** Where a mail stands in the order. */
export type ListPosition = { at: string; id: number };

type Is = ExpressionBuilder<Tables, 'emails'>;

/**
 * Whether a line is this account's, for lines that are asked for by their ids: the sign keeps SQLite from reading the whole box by an
 * index that begins with the account, instead of those lines.
 */
export function belongsTo(userId: number): Expression<SqlBool> {
  return sql<SqlBool>`+emails.user_id = ${userId}`;
}

/** The column of a label. */
export function columnOf<L extends Label>(label: L): `is_${L}` {
  return `is_${label}`;
}

/** The labels that a line has. */
export function labelsOf(line: Record<`is_${Label}`, boolean>): Label[] {
  return labels.filter((label) => line[columnOf(label)]);
}

/** Whether a line is among those of a view. */
export function matchesView(is: Is, { folder, label, q, since, until, unread }: ViewFilter): Expression<SqlBool> {
  const part = likePart(q);
  return is.and([
    isIn(is, folder),
    ...(label ? [is(`emails.${columnOf(label)}`, '=', true)] : []),
    ...(since ? [is('emails.at', '>=', startOfDayInBrasilia(since))] : []),
    ...(until ? [is('emails.at', '<', startOfDayInBrasilia(until, 1))] : []),
    // As the index emails_unread says it.
    ...(unread ? [sql<SqlBool>`not emails.is_read`] : []),
    ...(part ? [isLike(is.ref('emails.busca'), `%${part}%`)] : []),
  ]);
}

function isIn(is: Is, folder: View): Expression<SqlBool> {
  if (folder !== '' && folder !== 'starred') return is('emails.folder', '=', folder);
  // In the words of the index emails_starred, which has no others.
  if (folder === 'starred') return sql<SqlBool>`emails.is_starred and emails.folder <> 'trash'`;
  return is('emails.folder', '<>', 'trash');
}

export function isOlder({ at, id }: ListPosition): Expression<SqlBool> {
  return sql<SqlBool>`(emails.at, emails.id) < (${at}, ${id})`;
}

function isNewer({ at, id }: ListPosition): Expression<SqlBool> {
  return sql<SqlBool>`(emails.at, emails.id) > (${at}, ${id})`;
}

/** The lines of an account in a view; all it has where none is named. */
export function linesIn(db: Queries, userId: number, asked?: ViewFilter) {
  return db
    .selectFrom('emails')
    .where('emails.user_id', '=', userId)
    .$if(asked !== undefined, (query) => query.where((is) => matchesView(is, asked as ViewFilter)));
}

/** The ids of a page, newest first, and how many the view has. */
export async function findPage(
  db: Queries,
  userId: number,
  asked: ViewFilter,
  { page, perPage }: { page: number; perPage: number },
): Promise<{ ids: number[]; total: number }> {
  const offset = (page - 1) * perPage;
  const rows = await linesIn(db, userId, asked)
    .select('emails.id')
    .orderBy('emails.at', 'desc')
    .orderBy('emails.id', 'desc')
    .limit(perPage)
    .offset(offset)
    .execute();
  const ids = rows.map(({ id }) => id);
  // A page that is not full says itself how many there are.
  if (ids.length < perPage && (ids.length > 0 || offset === 0)) return { ids, total: offset + ids.length };
  const { total } = await linesIn(db, userId, asked)
    .select(({ fn }) => fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow();
  return { ids, total };
}

/** The line next to a place, in a view or among all. */
export async function findNeighbour(
  db: Queries,
  userId: number,
  place: ListPosition,
  direction: 'newer' | 'older',
  asked?: ViewFilter,
): Promise<number | undefined> {
  const order = direction === 'newer' ? 'asc' : 'desc';
  const row = await linesIn(db, userId, asked)
    .select('emails.id')
    .where(direction === 'newer' ? isNewer(place) : isOlder(place))
    .orderBy('emails.at', order)
    .orderBy('emails.id', order)
    .limit(1)
    .executeTakeFirst();
  return row?.id;
}
