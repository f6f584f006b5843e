import type {} from '#features/auth/server/tables.ts';
import { cnpjOfEmpresa } from '#features/empresa/server/tables.ts';
import type {} from '#features/licitacoes/server/tables.ts';
import type {} from '#features/projetosDeLei/server/tables.ts';
import { dayInBrasilia } from '#kit/clock.ts';
import type { Queries } from '#kit/server/database/database.ts';
import { cleanHtml } from '#kit/server/html/cleanHtml.ts';
import { fold } from '#kit/server/text/fold.ts';
import { type DemoTask, demoTasks } from './demoTasks.ts';
import { syncPlaces } from './places.ts';
import type { ThingRef } from './sentTask.ts';
import type {} from './tables.ts';

const DAY_MS = 86_400_000;
type Things = Record<NonNullable<DemoTask['about']>[0], ThingRef[]>;

/** Seeds the tasks of the accounts with these addresses. */
export async function seedTasks(db: Queries, emails: readonly string[], today: Date): Promise<void> {
  const users = await db.selectFrom('users').select(['id', 'username', 'email']).where('removed_at', 'is', null).execute();
  const ids = new Map(users.map(({ username, id }) => [username, id]));
  const things = await listThings(db, today);
  for (const [place, email] of emails.entries()) {
    const userId = users.find((user) => user.email === email)?.id;
    if (userId === undefined) continue;
    // The last inserted task is listed first.
    const tasks = (demoTasks[place] ?? []).map((task, number) => ({ task, number })).reverse();
    for (const { task, number } of tasks) {
      const row = await db
        .insertInto('tasks')
        .values({ ...columnsOf(task, ids, things), ...timesOf(task, number, today), user_id: userId, is_demo: true })
        .returningAll()
        .executeTakeFirstOrThrow();
      await syncPlaces(db, row);
    }
  }
}

/** Moves the dates of demo tasks to today; those that a user has changed are left alone. */
export async function moveTasks(db: Queries, emails: readonly string[], today: Date): Promise<void> {
  const users = await db.selectFrom('users').select(['id', 'email']).where('email', 'in', emails).execute();
  for (const [place, email] of emails.entries())
    for (const [number, task] of (demoTasks[place] ?? []).entries()) {
      const row = await db
        .updateTable('tasks')
        .set(timesOf(task, number, today))
        .where('user_id', '=', users.find((user) => user.email === email)?.id ?? 0)
        .where('title', '=', task.title)
        .where('is_demo', '=', true)
        .returningAll()
        .executeTakeFirst();
      if (row) await syncPlaces(db, row);
    }
}

function timesOf({ day, done }: DemoTask, number: number, today: Date) {
  const on = (later: number) => new Date(today.getTime() + later * DAY_MS);
  const made = on(-number - 2).toISOString();
  return {
    ...{ due_on: day === undefined ? null : dayInBrasilia(on(day)), created_at: made, updated_at: made },
    completed_at: done === undefined ? null : on(-done).toISOString(),
  };
}

function columnsOf(task: DemoTask, ids: ReadonlyMap<string, number>, things: Things) {
  const { title, tags = [], isImportant = false, done, isDeleted = false, about, to, description = '' } = task;
  const thing = about && things[about[0]].at(about[1]);
  const assignee = to === undefined ? undefined : ids.get(to);
  const isNoted = to !== undefined && assignee === undefined;
  return {
    ...{ title, description: cleanHtml(description, { pictures: false }), tags: JSON.stringify(tags) as never },
    ...{ assignee_id: assignee ?? null, assignee_name: isNoted ? to : null, assignee_key: isNoted ? fold(to) : null },
    ...{ thing: thing?.kind ?? null, thing_id: thing?.id ?? null },
    ...{ is_important: isImportant, is_deleted: isDeleted, is_completed: done !== undefined, told_due_on: null },
  };
}

/** In the same order as the demo's followed items, so that tasks are about these. */
async function listThings(db: Queries, today: Date): Promise<Things> {
  const now = today.toISOString();
  const notices = db.selectFrom('licitacoes').select('id').where('fonte', '=', 'demo');
  const refs = (kind: ThingRef['kind'], rows: { id: number }[]) => rows.map(({ id }) => ({ kind, id }));
  const open = notices.where('prazo', '>', now).where('encerrada', '=', false).orderBy('prazo').orderBy('id');
  const running = notices.where('prazo', '<', now).where('encerrada', '=', false).orderBy('prazo', 'desc').orderBy('id');
  const won = db
    .selectFrom('resultados')
    .select('licitacao_id')
    .where('fornecedor_documento', '=', await cnpjOfEmpresa(db));
  const awarded = notices.where('id', 'in', won).orderBy('referencia', 'desc').orderBy('id');
  const bills = db.selectFrom('projetos').select('id').where('demo', '=', true).orderBy('ultima_tramitacao', 'desc').orderBy('id');
  return {
    open: refs('licitacao', await open.limit(40).execute()),
    running: refs('licitacao', await running.limit(20).execute()),
    awarded: refs('licitacao', await awarded.limit(20).execute()),
    bill: refs('projeto', await bills.limit(30).execute()),
  };
}
