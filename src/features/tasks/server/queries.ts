// Tasks as a user sees them. Lists query `task_places` only, and read the tasks on the page.
import { type RawBuilder, sql } from 'kysely';
import { dayInBrasilia, startOfDayInBrasilia } from '#kit/clock.ts';
import type { Request } from '#kit/contract.ts';
import { notFound } from '#kit/errors.ts';
import type { Queries } from '#kit/server/database/database.ts';
import type { Images } from '#kit/server/images.ts';
import { isLike, likePart } from '#kit/server/text/contains.ts';
import type { tasks } from '../contract.ts';
import { type ListedTask, type Task, type TaskFacts, type TaskThing, tags } from '../entities.ts';
import { toAssignee } from './people.ts';
import { bitsOf } from './places.ts';
import type { Things } from './ports.ts';
import { findThings } from './things.ts';

type ListQuery = Request<(typeof tasks)['listPage'], never>['query'];
export type Filter = Pick<ListQuery, 'q' | 'filter' | 'tag' | 'thing' | 'from' | 'to'> & { overdue?: boolean };
export type Sort = ListQuery['sortBy'];
export type DisplayOptions = { images: Pick<Images, 'addressOf'>; things: Things };

/** Tasks read at a time, because descriptions may be long. */
const BATCH_SIZE = 100;
/** Maximum number of characters of descriptions in one reply. */
const MAX_DESCRIPTION_CHARS = 5_000_000;

type Page = { sort: Sort; limit: number; offset?: number };

/** The first tasks in full, or fewer if their descriptions are long. */
export async function listTasks(db: Queries, showing: DisplayOptions, userId: number, filter: Filter, page: Page): Promise<Task[]> {
  return readTasks(db, showing, await findIds(db, userId, filter, page), MAX_DESCRIPTION_CHARS);
}

/** A page of the list. */
export async function listPage(db: Queries, showing: DisplayOptions, userId: number, filter: Filter, page: Page): Promise<ListedTask[]> {
  const ids = await findIds(db, userId, filter, page);
  const rows = await rowsOf(db, ids)
    .select((is) => is('tasks.description', '<>', '').as('has_description'))
    .execute();
  const about = await findThings(db, showing.things, rows);
  const read = new Map(
    rows.map((row) => [row.id, { ...toFacts(row, about(row), showing.images), hasDescription: Boolean(row.has_description) }]),
  );
  return ids.flatMap((id) => read.get(id) ?? []);
}

async function findIds(db: Queries, userId: number, filter: Filter, { sort, limit, offset = 0 }: Page): Promise<number[]> {
  const rows = await sortTasks(visibleTasks(db, userId, filter), sort)
    .select('task_places.task_id as id')
    .limit(limit)
    .offset(offset)
    .execute();
  return rows.map(({ id }) => id);
}

export async function countTasks(db: Queries, userId: number, filter: Filter): Promise<number> {
  const { total } = await visibleTasks(db, userId, filter)
    .select((is) => is.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow();
  return total;
}

export type Counts = {
  all: number;
  open: number;
  important: number;
  completed: number;
  deleted: number;
  overdue: number;
  tags: { tag: (typeof tags)[number]; all: number; open: number }[];
};

/** The number of tasks by filter; overdue by the day in Brasília. */
export async function countAll(db: Queries, userId: number, today = dayInBrasilia(new Date())): Promise<Counts> {
  const groups = await db
    .selectFrom('task_places')
    .select(['is_deleted', 'is_completed', 'is_important', 'tag_bits'])
    .select((is) => is.fn.countAll<number>().as('all'))
    .select(sql<number>`count(case when due_key < ${today} then 1 end)`.as('late'))
    .where('user_id', '=', userId)
    .where('is_hidden', '=', false)
    .groupBy(['is_deleted', 'is_completed', 'is_important', 'tag_bits'])
    .execute();
  const there = groups.filter((group) => !group.is_deleted);
  const open = there.filter((group) => !group.is_completed);
  const sum = (some: readonly { all: number }[]) => some.reduce((total, { all }) => total + all, 0);
  const tagged = (some: typeof groups, tag: (typeof tags)[number]) => sum(some.filter((group) => group.tag_bits & bitsOf([tag])));
  return {
    all: sum(there),
    open: sum(open),
    important: sum(there.filter((group) => group.is_important)),
    completed: sum(there.filter((group) => group.is_completed)),
    deleted: sum(groups.filter((group) => group.is_deleted)),
    overdue: open.reduce((total, { late }) => total + late, 0),
    tags: tags.map((tag) => ({ tag, all: tagged(there, tag), open: tagged(open, tag) })),
  };
}

/** @throws {Problem} `not-found` if the user does not see it */
export async function findTask(db: Queries, showing: DisplayOptions, userId: number, id: number): Promise<Task> {
  const seen = await db
    .selectFrom('task_places')
    .select('task_id')
    .where('user_id', '=', userId)
    .where('task_id', '=', id)
    .where('is_hidden', '=', false)
    .executeTakeFirst();
  const [task] = seen ? await readTasks(db, showing, [id]) : [];
  return task ?? notFound();
}

function visibleTasks(db: Queries, userId: number, { q, filter, tag, thing = '', from, to, overdue }: Filter) {
  const part = likePart(q);
  const [kind, thingId] = thing.split(':') as [TaskThing['kind'], string];
  return db
    .selectFrom('task_places')
    .where('task_places.user_id', '=', userId)
    .where('task_places.is_deleted', '=', filter === 'deleted')
    .$if(filter === 'deleted', (query) => query.where('task_places.is_hidden', '=', false))
    .$if(filter === 'open', (query) => query.where('task_places.is_completed', '=', false))
    .$if(filter === 'important', (query) => query.where('task_places.is_important', '=', true))
    .$if(filter === 'completed', (query) => query.where('task_places.is_completed', '=', true))
    .$if(thing !== '', (query) =>
      query.where(
        'task_places.task_id',
        'in',
        db
          .selectFrom('tasks')
          .select('tasks.id')
          .where('tasks.thing', '=', kind)
          .where('tasks.thing_id', '=', Number(thingId))
          .$if(kind === 'licitacao', (query) =>
            query.unionAll(db.selectFrom('task_licitacoes').select('task_id as id').where('licitacao_id', '=', Number(thingId))),
          ),
      ),
    )
    .$if(overdue === true, (query) =>
      query.where('task_places.is_completed', '=', false).where('task_places.due_key', '<', dayInBrasilia(new Date())),
    )
    .$if(from !== undefined, (query) => query.where('task_places.created_at', '>=', startOfDayInBrasilia(from ?? '')))
    .$if(to !== undefined, (query) => query.where('task_places.created_at', '<', startOfDayInBrasilia(to ?? '', 1)))
    .$if(tag !== '', (query) => query.where(sql<boolean>`(task_places.tag_bits & ${tag === '' ? 0 : bitsOf([tag])}) <> 0`))
    .$if(part !== '', (query) => query.where((is) => isLike(is.ref('task_places.title_key'), `%${part}%`)));
}

type VisibleTasks = ReturnType<typeof visibleTasks>;

/** Titles are compared without accents and case, so that «Água» is sorted with A; equal ones by newest first. */
function sortTasks(seen: VisibleTasks, sort: Sort): VisibleTasks {
  if (sort === 'place') return seen.orderBy('task_places.place').orderBy('task_places.task_id');
  if (sort === 'latest') return seen.orderBy('task_places.task_id', 'desc');
  if (sort === 'title-asc') return seen.orderBy('task_places.title_key').orderBy('task_places.task_id');
  if (sort === 'title-desc') return seen.orderBy('task_places.title_key', 'desc').orderBy('task_places.task_id', 'desc');
  if (sort === 'due-date') return seen.orderBy('task_places.due_key').orderBy('task_places.task_id');
  const named = seen
    .innerJoin('tasks', 'tasks.id', 'task_places.task_id')
    .leftJoin('users as assignee', (join) => join.onRef('assignee.id', '=', 'tasks.assignee_id').on('assignee.removed_at', 'is', null));
  const name: RawBuilder<string | null> = sql`coalesce(assignee.busca, tasks.assignee_key)`;
  return named.orderBy(name, (by) => by.asc().nullsLast()).orderBy('task_places.task_id') as unknown as VisibleTasks;
}

/** In the order of `ids`. @param most maximum number of characters of descriptions, after which no more are read */
export async function readTasks(
  db: Queries,
  { images, things }: DisplayOptions,
  ids: readonly number[],
  most = Number.POSITIVE_INFINITY,
): Promise<Task[]> {
  const read: Task[] = [];
  let described = 0;
  for (let at = 0; at < ids.length; at += BATCH_SIZE) {
    const part = ids.slice(at, at + BATCH_SIZE);
    const rows = await rowsOf(db, part).select('tasks.description').execute();
    const about = await findThings(db, things, rows);
    const byId = new Map(rows.map((row) => [row.id, row]));
    for (const row of part.flatMap((id) => byId.get(id) ?? [])) {
      described += row.description.length;
      if (described > most) return read;
      read.push({ ...toFacts(row, about(row), images), description: row.description });
    }
  }
  return read;
}

type Row = Awaited<ReturnType<ReturnType<typeof rowsOf>['execute']>>[number];

/** All columns but the descriptions. */
function rowsOf(db: Queries, ids: readonly number[]) {
  return (
    db
      .selectFrom('tasks')
      .innerJoin('users as owner', 'owner.id', 'tasks.user_id')
      .leftJoin('users as assignee', (join) => join.onRef('assignee.id', '=', 'tasks.assignee_id').on('assignee.removed_at', 'is', null))
      .select(['tasks.id', 'tasks.user_id', 'tasks.title', 'tasks.due_on', 'tasks.assignee_id', 'tasks.assignee_name', 'tasks.tags'])
      .select(['tasks.is_completed', 'tasks.is_deleted', 'tasks.is_important', 'tasks.thing', 'tasks.thing_id'])
      .select(['tasks.created_at', 'tasks.completed_at', 'owner.full_name as owner_name', 'owner.avatar as owner_avatar'])
      // The `username` of a removed account is a placeholder.
      .select((is) => is.fn.coalesce('owner.removed_username', 'owner.username').as('owner_username'))
      .select(['assignee.full_name as name', 'assignee.username', 'assignee.avatar'])
      .where('tasks.id', 'in', ids.length > 0 ? ids : [0])
  );
}

function toFacts(row: Row, thing: Task['thing'], images: DisplayOptions['images']): TaskFacts {
  const { user_id, owner_name, owner_username, owner_avatar, assignee_id, assignee_name, name, username, avatar } = row;
  const account = assignee_id !== null && name !== null && username !== null && { id: assignee_id, full_name: name, username, avatar };
  const noted = assignee_name === null ? null : { id: null, fullName: assignee_name, avatar: '' };
  return {
    ...{ id: row.id, title: row.title, dueDate: row.due_on ?? '' },
    assignee: account ? toAssignee(account, images) : noted,
    ...{ tags: row.tags, isCompleted: row.is_completed, isDeleted: row.is_deleted, isImportant: row.is_important, thing },
    owner: toAssignee({ id: user_id, full_name: owner_name, username: owner_username, avatar: owner_avatar }, images),
    ...{ created_at: row.created_at, completed_at: row.completed_at },
  };
}
