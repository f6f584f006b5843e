import type { Selectable, SelectQueryBuilder } from 'kysely';
import type { UsersTable } from '#features/auth/server/tables.ts';
import { startOfDayInBrasilia } from '#kit/clock.ts';
import type { Request } from '#kit/contract.ts';
import type { Database, Queries, Tables } from '#kit/server/database/database.ts';
import type { Images } from '#kit/server/images.ts';
import { isLike, likePart } from '#kit/server/text/contains.ts';
import type { User, users } from '../contract.ts';
import type { sortColumns } from '../listQuery.ts';

type Addresses = Pick<Images, 'addressOf'>;
type ListQuery = Request<typeof users.list, never>['query'];

/** The most rows the old, unpaged call returns. */
const MAX_ROWS = 1000;

export const shownColumns = [
  ...(['id', 'full_name', 'company', 'username', 'country', 'contact', 'email', 'avatar'] as const),
  ...(['role', 'current_plan', 'status'] as const),
] as const;
export type Person = Pick<Selectable<UsersTable>, (typeof shownColumns)[number]>;

/** The column of each order; folded for names and places, so that case and accents do not matter. */
const sorted = {
  ...{ id: 'id', fullName: 'busca', email: 'email', role: 'role' },
  ...{ currentPlan: 'current_plan', status: 'status', company: 'company_key', country: 'country_key' },
} as const satisfies Record<(typeof sortColumns)[number], keyof UsersTable>;

/** All users except the removed ones. */
export function presentUsers(db: Queries) {
  return db.selectFrom('users').where('users.removed_at', 'is', null);
}

export function toUser(person: Person, images: Addresses): User {
  const { full_name: fullName, current_plan: currentPlan, avatar, ...same } = person;
  return { ...same, fullName, currentPlan, avatar: images.addressOf(avatar) ?? '' };
}

export async function listAll({ read }: Database, images: Addresses): Promise<User[]> {
  const rows = await presentUsers(read).select(shownColumns).orderBy('id', 'desc').limit(MAX_ROWS).execute();
  return rows.map((row) => toUser(row, images));
}

export async function listUsers({ read }: Database, query: ListQuery, images: Addresses): Promise<{ users: User[]; total: number }> {
  const { page, perPage, sort, order } = query;
  const matching = filtered(presentUsers(read), query);
  const inOrder = <Row>(people: SelectQueryBuilder<Tables, 'users', Row>) =>
    // Equal ones by age, the newest first.
    people.orderBy(sorted[sort], order).orderBy('id', sort === 'id' ? order : 'desc');
  const onPage = inOrder(matching.select('id'))
    .limit(perPage)
    .offset((page - 1) * perPage);
  const [rows, { total }] = await Promise.all([
    // The index finds the page; only the rows shown are read.
    inOrder(read.selectFrom('users').select(shownColumns).where('id', 'in', onPage)).execute(),
    matching.select(({ fn }) => fn.countAll<number>().as('total')).executeTakeFirstOrThrow(),
  ]);
  return { users: rows.map((row) => toUser(row, images)), total };
}

function filtered(people: SelectQueryBuilder<Tables, 'users', object>, { q, role, currentPlan, status, from, to }: ListQuery) {
  return people.where((user) =>
    user.and([
      // The e-mail address is the last line of the column, so a match followed by a line break is in the name or the username.
      ...(likePart(q) ? [isLike(user.ref('busca'), `%${likePart(q)}%\n%`)] : []),
      ...(role ? [user('role', '=', role)] : []),
      ...(currentPlan ? [user('current_plan', '=', currentPlan)] : []),
      ...(status ? [user('status', '=', status)] : []),
      ...(from ? [user('created_at', '>=', startOfDayInBrasilia(from))] : []),
      ...(to ? [user('created_at', '<', startOfDayInBrasilia(to, 1))] : []),
    ]),
  );
}

/** Counts the listed users by group; each count equals the length of the list with that filter. */
export async function countUsers({ read }: Database) {
  const groups = await presentUsers(read)
    .select(['role', 'status'])
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .groupBy(['role', 'status'])
    .execute();
  const countOf = (isMeant: (group: (typeof groups)[number]) => boolean) =>
    groups.filter(isMeant).reduce((sum, { count }) => sum + count, 0);
  return {
    total: countOf(() => true),
    active: countOf(({ status }) => status === 'active'),
    pending: countOf(({ status }) => status === 'pending'),
    inactive: countOf(({ status }) => status === 'inactive'),
    admins: countOf(({ role }) => role === 'admin'),
  };
}

/** Includes the columns that decide what the user may do. */
export function findPerson(db: Queries, id: number) {
  return presentUsers(db)
    .select([...shownColumns, 'ability', 'created_at', 'password', 'is_demo'])
    .where('id', '=', id)
    .executeTakeFirst();
}
