// Sign-ins from the audit log: all for admins, their own for others.

import { type Expression, type ExpressionBuilder, type SqlBool, sql } from 'kysely';
import { type AcceptedPeriod, type Days, daysBefore, daysOf, periodOf } from '#brasil/periods.ts';
import { type Device, devices } from '#features/audit/contract.ts';
import type {} from '#features/audit/server/tables.ts';
import type {} from '#features/auth/server/tables.ts';
import type { Database, Queries, Tables } from '#kit/server/database/database.ts';
import type { Caller } from '#kit/server/http/caller.ts';
import { type Counter, linkTo, momentsOf } from './spans.ts';

type Is = ExpressionBuilder<Tables, 'audit_events'>;

/** Link to the list of these sign-ins; for users who are not admins beside the figures of the period. */
export function linkToSignIns({ isAdmin }: Caller, period: AcceptedPeriod, { from, to }: Days, device?: Device): string {
  return isAdmin
    ? linkTo('/audit', { kind: 'signedIn', from, to, device })
    : linkTo('/dashboard/analytics', {
        period: periodOf(period) === 'last-28-days' ? undefined : periodOf(period),
        entradas: true,
        de: from,
        ate: to,
        aparelho: device,
      });
}

/** Number of sign-ins, by any or the given device. */
export function signInsOf(db: Queries, caller: Caller, period: AcceptedPeriod, device?: Device): Counter {
  return {
    figureFor: (days) =>
      signedIn(db, caller, days)
        // All devices: the index begins with this column.
        .where('device', 'in', device ? [device] : devices)
        .select(({ fn }) => fn.countAll<number>().as('figure')),
    link: (days) => linkToSignIns(caller, period, days, device),
  };
}

/**
 * Of active accounts, as in the list of users: how many signed in, out of how many; the share of those of the previous period
 * (`usersBefore`) who returned, in percent; and the age of their accounts in years.
 */
export async function describePeople({ read, engine }: Database, caller: Caller, period: AcceptedPeriod) {
  const days = daysOf(period);
  const earlier = daysBefore(days, period);
  const came = (during: Days) => (is: ExpressionBuilder<Tables, 'users'>) =>
    is.exists(
      is
        .selectFrom('audit_events')
        .select('audit_events.id')
        .where('kind', '=', 'signedIn')
        .whereRef('actor_id', '=', 'users.id')
        .where((event) => isIn(event, during)),
    );
  const people = read
    .selectFrom('users')
    .where('users.removed_at', 'is', null)
    .where('users.status', '=', 'active')
    .$if(!caller.isAdmin, (query) => query.where('users.id', '=', caller.id))
    .select((is) => ['created_at', came(days)(is).as('now'), came(earlier)(is).as('before')]);
  const seconds = sql<number | null>`avg(${secondsAt(engine.name, sql.ref('created_at'))}) filter (where ${sql.ref('now')})`;
  const found = await read
    .selectFrom(people.as('people'))
    .select(({ fn, ref }) => [
      fn.countAll<number>().filterWhere(ref('now')).as('users'),
      fn.countAll<number>().filterWhere(ref('before')).as('earlier'),
      fn.countAll<number>().filterWhere(ref('before')).filterWhere(ref('now')).as('again'),
      fn.countAll<number>().as('goal'),
      seconds.as('seconds'),
    ])
    .executeTakeFirstOrThrow();
  return {
    users: found.users,
    goal: found.goal,
    goalLink: caller.isAdmin ? linkTo('/apps/user/list', { status: 'active' }) : '',
    usersBefore: found.earlier,
    retention: found.earlier === 0 ? 0 : Math.round((found.again / found.earlier) * 100),
    duration: found.seconds === null ? 0 : Math.round(((Date.now() / 1000 - found.seconds) / YEAR_SECONDS) * 10) / 10,
  };
}
const YEAR_SECONDS = 365.25 * 86_400;

/** An instant in seconds, which each database writes differently. */
export function secondsAt(engine: Database['engine']['name'], moment: Expression<unknown>): Expression<number> {
  return engine === 'sqlite' ? sql`unixepoch(${moment})` : sql`extract(epoch from ${moment})::double precision`;
}

type SignInFilter = { from?: string | undefined; to?: string | undefined; device?: Device | undefined };

/** A page of the caller's own sign-ins. */
export async function listSignIns(
  db: Queries,
  userId: number,
  { from, to, device }: SignInFilter,
  { page, perPage }: { page: number; perPage: number },
) {
  const found = db
    .selectFrom('audit_events')
    .where('kind', '=', 'signedIn')
    .where('actor_id', '=', userId)
    .$if(from !== undefined, (query) => query.where('at', '>=', momentsOf({ from: from ?? '', to: from ?? '' }).since))
    .$if(to !== undefined, (query) => query.where('at', '<', momentsOf({ from: to ?? '', to: to ?? '' }).until))
    .$if(device !== undefined, (query) => query.where('device', '=', device as Device));
  const [signIns, { total }] = await Promise.all([
    found
      .select(['at', 'device', 'address', 'user_agent'])
      .orderBy('at', 'desc')
      .limit(perPage)
      .offset((page - 1) * perPage)
      .execute(),
    found.select(({ fn }) => fn.countAll<number>().as('total')).executeTakeFirstOrThrow(),
  ]);
  return { signIns, total };
}

function signedIn(db: Queries, caller: Caller, days: Days) {
  return db
    .selectFrom('audit_events')
    .where('kind', '=', 'signedIn')
    .where((is) => isIn(is, days))
    .$if(!caller.isAdmin, (query) => query.where('actor_id', '=', caller.id));
}

function isIn(is: Is, days: Days): Expression<SqlBool> {
  const { since, until } = momentsOf(days);
  return is.and([is('audit_events.at', '>=', since), is('audit_events.at', '<', until)]);
}
