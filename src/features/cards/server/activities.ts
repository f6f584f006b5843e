// Latest activities of a user in all features.
import { nomeDaLicitacao } from '#brasil/nomesDasFontes.ts';
import type {} from '#features/audit/server/tables.ts';
import type {} from '#features/email/server/tables.ts';
import type {} from '#features/follow/server/tables.ts';
import type {} from '#features/orders/server/tables.ts';
import type {} from '#features/tasks/server/tables.ts';
import type { Queries } from '#kit/server/database/database.ts';
import type { Activity } from '../entities.ts';

/** The newest of each kind, merged by time. */
export async function listActivities(db: Queries, userId: number, limit: number): Promise<Activity[]> {
  const all = await Promise.all([
    signIns(db, userId, limit),
    completedTasks(db, userId, limit),
    orders(db, userId, limit),
    follows(db, userId, limit),
    mails(db, userId, limit),
  ]);
  return all
    .flat()
    .sort((a, b) => (a.at < b.at ? 1 : -1))
    .slice(0, limit);
}

async function signIns(db: Queries, userId: number, limit: number): Promise<Activity[]> {
  const rows = await db
    .selectFrom('audit_events')
    .select('at')
    .where('kind', '=', 'signedIn')
    .where('actor_id', '=', userId)
    .orderBy('at', 'desc')
    .limit(limit)
    .execute();
  return rows.map(({ at }) => ({ kind: 'signedIn', at, text: '' }));
}

async function completedTasks(db: Queries, userId: number, limit: number): Promise<Activity[]> {
  const rows = await db
    .selectFrom('tasks')
    .select(['id', 'title', 'completed_at'])
    .where('user_id', '=', userId)
    .where('is_deleted', '=', false)
    .where('completed_at', 'is not', null)
    .orderBy('completed_at', 'desc')
    .limit(limit)
    .execute();
  return rows.map(({ id, title, completed_at }) => ({
    kind: 'taskCompleted',
    at: completed_at ?? '',
    text: title,
    link: `/apps/todo/completed?task=${id}`,
  }));
}

async function orders(db: Queries, userId: number, limit: number): Promise<Activity[]> {
  const rows = await db
    .selectFrom('orders')
    .select(['id', 'number', 'placed_at'])
    .where('user_id', '=', userId)
    .orderBy('placed_at', 'desc')
    .limit(limit)
    .execute();
  return rows.map(({ id, number, placed_at }) => ({ kind: 'orderPlaced', at: placed_at, text: number, link: `/pedidos/${id}` }));
}

async function follows(db: Queries, userId: number, limit: number): Promise<Activity[]> {
  const rows = await db
    .selectFrom('follows')
    .innerJoin('licitacoes', 'licitacoes.id', 'follows.item_id')
    .select(['licitacoes.id', 'modalidade', 'num_licitacao', 'follows.created_at'])
    .where('follows.user_id', '=', userId)
    .where('follows.kind', '=', 'licitacao')
    .orderBy('follows.created_at', 'desc')
    .limit(limit)
    .execute();
  return rows.map(({ id, modalidade, num_licitacao, created_at }) => ({
    kind: 'followed',
    at: created_at,
    text: nomeDaLicitacao({ modalidade, num_licitacao }),
    link: `/apps/invoice/preview/${id}`,
  }));
}

async function mails(db: Queries, userId: number, limit: number): Promise<Activity[]> {
  const rows = await db
    .selectFrom('emails')
    .innerJoin('email_messages', 'email_messages.id', 'emails.message_id')
    .select(['emails.id', 'subject', 'at'])
    .where('emails.user_id', '=', userId)
    .where('folder', '=', 'sent')
    .orderBy('at', 'desc')
    .limit(limit)
    .execute();
  return rows.map(({ id, subject, at }) => ({ kind: 'mailSent', at, text: subject, link: `/apps/email/sent?mail=${id}` }));
}
