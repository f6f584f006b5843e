// The caller's tasks: created by or assigned to them and not deleted, by day of creation.
import { sql } from 'kysely';
import type { Days } from '#brasil/periods.ts';
import type {} from '#features/tasks/server/tables.ts';
import type { Database, Queries } from '#kit/server/database/database.ts';
import type { FigureQuery } from './batchQuery.ts';
import { secondsAt } from './signIns.ts';
import { type Counter, linkTo, momentsOf } from './spans.ts';

/** Link to the list of these tasks. */
export function linkToTasks(days?: Days, filter?: 'open' | 'completed'): string {
  return linkTo(filter ? `/apps/todo/${filter}` : '/apps/todo', { from: days?.from, to: days?.to });
}

/** Tasks created in a period: all, or open or completed ones. */
export function tasksOf(db: Queries, userId: number, filter?: 'open' | 'completed'): Counter {
  return {
    figureFor: (days) => tasksIn(db, userId, filter, days),
    link: (days) => linkToTasks(days, filter),
  };
}

/** All times without `days`. */
export function tasksIn(db: Queries, userId: number, filter?: 'open' | 'completed', days?: Days): FigureQuery {
  const { since, until } = days ? momentsOf(days) : { since: '', until: '' };
  return db
    .selectFrom('task_places')
    .where('user_id', '=', userId)
    .where('is_deleted', '=', false)
    .$if(filter !== undefined, (query) => query.where('is_completed', '=', filter === 'completed'))
    .$if(days !== undefined, (query) => query.where('created_at', '>=', since).where('created_at', '<', until))
    .select(({ fn }) => fn.countAll<number>().as('figure'));
}

/** Number of the caller's own tasks completed in the period, and the mean days they took; 0 when there are none. */
export async function meanDays({ read, engine }: Database, userId: number, days: Days): Promise<{ mean: number; of: number }> {
  const { since, until } = momentsOf(days);
  const took = sql<
    number | null
  >`avg(${secondsAt(engine.name, sql.ref('completed_at'))} - ${secondsAt(engine.name, sql.ref('created_at'))})`;
  const { seconds, of } = await read
    .selectFrom('tasks')
    .select(({ fn }) => [took.as('seconds'), fn.countAll<number>().as('of')])
    .where('user_id', '=', userId)
    .where('is_deleted', '=', false)
    .where('completed_at', '>=', since)
    .where('completed_at', '<', until)
    .executeTakeFirstOrThrow();
  return { mean: Math.round(((seconds ?? 0) / 86_400) * 10) / 10, of };
}
