// Due dates of tasks for the calendar. Unassigned tasks, and those assigned to a person without an account, are due for their owner.
import { type RawBuilder, sql } from 'kysely';
import type {} from '#features/auth/server/tables.ts';
import type { CalendarDate, CalendarName, DateQuery } from '#features/calendar/contract.ts';
import type {} from '#features/licitacoes/server/tables.ts';
import type {} from '#features/projetosDeLei/server/tables.ts';
import { dayInBrasilia, startOfDayInBrasilia } from '#kit/clock.ts';
import { cutText } from '#kit/cutText.ts';
import type { Queries } from '#kit/server/database/database.ts';
import { textOf } from '#kit/server/html/cleanHtml.ts';
import type { Things } from './ports.ts';
import type {} from './tables.ts';

/** One line of a long description; its HTML tags take more space than its text. */
const [LONGEST_TEXT, LONGEST_HTML] = [300, 3000];

/** The category of tasks without a notice or bill: of the five, this one means work in progress. */
const DEFAULT_CALENDAR = 'Licitações em Andamento' satisfies CalendarName;

/** The due dates of a user's open tasks. */
export function taskDates(things: Omit<Things, 'findNotices'>): (db: Queries, ask: DateQuery) => Promise<CalendarDate[]> {
  return async (db, { userId, from, until, limit, calendars, of }) => {
    if (of && of.thing !== 'task') return [];
    const calendar = calendarColumn(things);
    const rows = await db
      .selectFrom('task_places')
      .innerJoin('tasks', 'tasks.id', 'task_places.task_id')
      .leftJoin('users as assignee', (join) => join.onRef('assignee.id', '=', 'tasks.assignee_id').on('assignee.removed_at', 'is', null))
      .leftJoin('licitacoes', (join) => join.onRef('licitacoes.id', '=', 'tasks.thing_id').on('tasks.thing', '=', 'licitacao'))
      .leftJoin('projetos', (join) => join.onRef('projetos.id', '=', 'tasks.thing_id').on('tasks.thing', '=', 'projeto'))
      .where('task_places.user_id', '=', userId)
      .where('task_places.is_deleted', '=', false)
      .where('task_places.is_completed', '=', false)
      .where('task_places.due_key', '>=', dayInBrasilia(new Date(from)))
      .where('task_places.due_key', '<=', dayInBrasilia(new Date(Date.parse(until) - 1)))
      .where((is) => is.or([is('assignee.id', '=', userId), is.and([is('assignee.id', 'is', null), is('tasks.user_id', '=', userId)])]))
      .$if(of !== undefined, (query) => query.where('tasks.id', '=', of?.id ?? 0))
      .$if(calendars !== undefined, (query) => query.where(calendar, 'in', calendars as CalendarName[]))
      .select(['tasks.id', 'tasks.title', 'tasks.due_on', calendar.as('calendar')])
      .select(['licitacoes.modalidade', 'licitacoes.num_licitacao', 'projetos.tipo', 'projetos.numero', 'projetos.ano'])
      .select(sql<string>`substr(tasks.description, 1, ${sql.lit(LONGEST_HTML)})`.as('description'))
      .orderBy('task_places.due_key')
      .orderBy('task_places.task_id')
      .limit(limit)
      .execute();
    return rows.flatMap(({ id, title, due_on, calendar, description, ...named }) => {
      if (due_on === null) return [];
      const name = named.modalidade !== null || named.tipo !== null ? things.nameOf(named) : '';
      const text = cutText([name, toPlainLine(description)].filter(Boolean).join(' · '), LONGEST_TEXT);
      const date = { key: `task:${id}:taskDue`, kind: 'taskDue', start: startOfDayInBrasilia(due_on), allDay: true } as const;
      return [{ ...date, calendar, title, text, thing: 'task', thingId: id }];
    });
  };
}

/** A task about a notice has the category of the notice's own dates. */
function calendarColumn({ status }: Pick<Things, 'status'>): RawBuilder<CalendarName> {
  const names = { aberta: 'Licitações Abertas', andamento: 'Licitações em Andamento', fechada: 'Licitações Fechadas' } as const;
  const whens = Object.entries(names).map(([code, name]) => sql`when ${code} then ${name}`);
  return sql<CalendarName>`case when licitacoes.id is not null then case ${status(new Date())} ${sql.join(whens, sql` `)} end
    when projetos.id is not null then ${'Projeto de lei' satisfies CalendarName} else ${DEFAULT_CALENDAR} end`;
}

/** Removes a tag that was cut off. */
function toPlainLine(html: string): string {
  return textOf(html.replace(/<[^>]*$/, ''))
    .replace(/\s+/g, ' ')
    .trim();
}
