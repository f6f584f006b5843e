// Creates tasks about many notices.
import type {} from '#features/licitacoes/server/tables.ts';
import { dayInBrasilia, NEVER } from '#kit/clock.ts';
import type { Request } from '#kit/contract.ts';
import { type Language, type LocalizedText, Problem } from '#kit/errors.ts';
import type { Queries } from '#kit/server/database/database.ts';
import { escapeHtml } from '#kit/server/html/escapeHtml.ts';
import { inBatches } from '#kit/server/work/inBatches.ts';
import type { manyTasks } from '../../many.ts';
import { initialNotifiedDue } from '../change.ts';
import { mustBeActive } from '../people.ts';
import { placeNew, type TaskRow } from '../places.ts';
import type { Things } from '../ports.ts';

type Asked = Request<(typeof manyTasks)['createMany'], never>['body'];
type Notice = { id: number; name: string; session: string | null };

/** Notices that the description of a task about all lists. */
const MOST_LISTED = 200;

const dayNeeded: LocalizedText = {
  pt: 'escolha o dia do prazo',
  en: 'choose the due day',
  fr: 'choisissez le jour de l’échéance',
  de: 'wählen Sie den Tag der Fälligkeit',
};

export type Created = { rows: TaskRow[]; undated: number; missing: number[] };

/** @param pageOf the address of a notice's page @throws {Problem} `validation` */
export async function createMany(
  db: Queries,
  userId: number,
  { licitacoes, each, title, assigneeId, due, day, isImportant }: Asked,
  { nameOf, pageOf, language }: { nameOf: Things['nameOf']; pageOf: (licitacao: number) => string; language: Language },
): Promise<Created> {
  if (due === 'day' && day === undefined) throw new Problem('validation', undefined, [{ path: 'body.day', message: dayNeeded[language] }]);
  if (assigneeId !== null) await mustBeActive(db, assigneeId, 'body.assigneeId', language);
  const notices = await readNotices(db, licitacoes, nameOf);
  const there = new Set(notices.map(({ id }) => id));
  const missing = [...new Set(licitacoes)].filter((id) => !there.has(id));
  if (notices.length === 0) return { rows: [], undated: 0, missing };
  const now = new Date().toISOString();
  const dueOf = (session: string | null) => (due === 'session' ? session : due === 'day' ? (day ?? null) : null);
  const task = (dueOn: string | null, notice: Notice | null, description: string) => ({
    ...{ user_id: userId, assignee_id: assigneeId, assignee_name: null, assignee_key: null, title: title.replace(/\s+/g, ' ').trim() },
    ...{ due_on: dueOn, description, tags: JSON.stringify([]) as never, is_completed: false, is_important: isImportant, is_deleted: false },
    ...{ thing: notice && ('licitacao' as const), thing_id: notice?.id ?? null, is_demo: false },
    ...{ created_at: now, updated_at: now, completed_at: null, told_due_on: initialNotifiedDue(dueOn) },
  });
  const [first] = notices;
  const isEach = each || notices.length === 1;
  const sessions = notices.flatMap(({ session }) => session ?? []).toSorted();
  const tasks = isEach
    ? notices.map((notice) => task(dueOf(notice.session), notice, ''))
    : [task(dueOf(sessions[0] ?? null), null, listOf(notices, pageOf))];
  const rows: TaskRow[] = [];
  for (const some of inBatches(tasks)) rows.push(...(await db.insertInto('tasks').values(some).returningAll().execute()));
  rows.sort((a, b) => a.id - b.id);
  await placeNew(db, rows);
  if (!isEach && rows[0] && first) await link(db, rows[0].id, notices);
  return { rows, undated: due === 'session' ? rows.filter(({ due_on }) => due_on === null).length : 0, missing };
}

async function link(db: Queries, task_id: number, notices: readonly Notice[]): Promise<void> {
  await db
    .insertInto('task_licitacoes')
    .values(notices.map(({ id }) => ({ task_id, licitacao_id: id })))
    .execute();
}

/** In the order of `ids`, with the day of the session if it is still to come. */
async function readNotices(db: Queries, ids: readonly number[], nameOf: Things['nameOf']): Promise<Notice[]> {
  const rows = await db
    .selectFrom('licitacoes')
    .select(['id', 'modalidade', 'num_licitacao', 'prazo', 'abertura'])
    .where('id', 'in', ids)
    .execute();
  const today = dayInBrasilia(new Date());
  const read = new Map(
    rows.map(({ id, modalidade, num_licitacao, prazo, abertura }) => {
      const at = [prazo, abertura].find((moment) => moment !== null && moment !== NEVER) ?? null;
      const day = at && dayInBrasilia(at);
      const name = nameOf({ modalidade, num_licitacao, tipo: null, numero: null, ano: null });
      return [id, { id, name, session: day && day >= today ? day : null }];
    }),
  );
  return [...new Set(ids)].flatMap((id) => read.get(id) ?? []);
}

/** HTML as the cleaner leaves it. */
function listOf(notices: readonly Notice[], pageOf: (licitacao: number) => string): string {
  const lines = notices
    .slice(0, MOST_LISTED)
    .map(({ id, name }) => `<li><a href="${pageOf(id)}" target="_blank" rel="noopener noreferrer nofollow">${escapeHtml(name)}</a></li>`);
  return `<ul>${lines.join('')}</ul>${notices.length > MOST_LISTED ? '<p>…</p>' : ''}`;
}
