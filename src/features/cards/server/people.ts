// Users by the day they joined.

import type { Days } from '#brasil/periods.ts';
import type { Status } from '#features/auth/server/tables.ts';
import type { Queries } from '#kit/server/database/database.ts';
import type { FigureQuery } from './batchQuery.ts';
import { type Counter, linkTo, momentsOf } from './spans.ts';

/** Users who joined: all, or those with a status. */
export function peopleOf(db: Queries, status?: Status): Counter {
  return {
    figureFor: (days) => joinedIn(db, days, status),
    link: ({ from, to }) => linkTo('/apps/user/list', { status, from, to }),
  };
}

/** Active users at the end of these days. */
export function activePeople(db: Queries): Counter {
  return {
    figureFor: ({ to }) => joinedIn(db, { from: null, to }, 'active'),
    isLevel: true,
    link: ({ to }) => linkTo('/apps/user/list', { status: 'active', to }),
  };
}

function joinedIn(db: Queries, { from, to }: Days | { from: null; to: string }, status?: Status): FigureQuery {
  const { since, until } = momentsOf({ from: from ?? to, to });
  return db
    .selectFrom('users')
    .where('removed_at', 'is', null)
    .where('created_at', '<', until)
    .$if(from !== null, (query) => query.where('created_at', '>=', since))
    .$if(status !== undefined, (query) => query.where('status', '=', status as Status))
    .select(({ fn }) => fn.countAll<number>().as('figure'));
}
