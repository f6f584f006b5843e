// People of the list, by the day on which they joined.
import type { Status } from '#features/auth/server/tables.ts';
import type { Days } from '#kit/periods.ts';
import type { Queries } from '#kit/server/database/database.ts';
import { type Counting, linkTo, momentsOf } from './spans.ts';

/** Who joined: all, or those of a status. */
export function peopleOf(db: Queries, status?: Status): Counting {
  return {
    count: (days) => countPeople(db, days, status),
    link: ({ from, to }) => linkTo('/apps/user/list', { status, from, to }),
  };
}

/** Who is active and was there at the end of these days, whenever they joined. */
export function activePeople(db: Queries): Counting {
  return {
    count: ({ to }) => countPeople(db, { from: null, to }, 'active'),
    link: ({ to }) => linkTo('/apps/user/list', { status: 'active', to }),
  };
}

async function countPeople(db: Queries, { from, to }: Days | { from: null; to: string }, status?: Status): Promise<number> {
  const { since, until } = momentsOf({ from: from ?? to, to });
  const { total } = await db
    .selectFrom('users')
    .where('removed_at', 'is', null)
    .where('created_at', '<', until)
    .$if(from !== null, (query) => query.where('created_at', '>=', since))
    .$if(status !== undefined, (query) => query.where('status', '=', status as Status))
    .select(({ fn }) => fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow();
  return total;
}
