import type { Plan } from '#features/auth/server/tables.ts';
import { afterCommit } from '#kit/server/database/afterCommit.ts';
import type { Queries } from '#kit/server/database/database.ts';
import type { Events } from '#kit/server/events/events.ts';
import { publishUserChange } from './tables.ts';

/** Updates a user's plan. @returns the previous plan; undefined if the account does not exist */
export async function choosePlan(db: Queries, events: Pick<Events, 'publish'>, id: number, plan: Plan): Promise<Plan | undefined> {
  const before = await findPlan(db, id);
  if (before === undefined || before === plan) return before;
  await db.updateTable('users').set({ current_plan: plan }).where('id', '=', id).execute();
  afterCommit(db, () => publishUserChange(events, id, ['currentPlan']));
  return before;
}

/** The user's plan. */
export async function findPlan(db: Queries, id: number): Promise<Plan | undefined> {
  const user = await db.selectFrom('users').select('current_plan').where('id', '=', id).where('removed_at', 'is', null).executeTakeFirst();
  return user?.current_plan;
}
