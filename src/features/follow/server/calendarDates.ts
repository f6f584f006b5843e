// Dates for the calendar of followed items, and of notices that one offers for. What one has chosen is little, notices and steps are many.
import { type Expression, sql } from 'kysely';
import { sessionOf } from '#brasil/sessao.ts';
import type { CalendarDate, CalendarName, DateQuery } from '#features/calendar/contract.ts';
import { dayInBrasilia, NEVER, startOfDayInBrasilia } from '#kit/clock.ts';
import { cutText } from '#kit/cutText.ts';
import type { Queries } from '#kit/server/database/database.ts';
import { type NoticeFacts, nameOf } from './followedItems.ts';
import { datesOf, MOST_DAYS_BEFORE } from './noticeDates.ts';

const DAY_MS = 86_400_000;
/** Longest text in the calendar. */
const LONGEST_TEXT = 300;

const calendarOf = {
  aberta: 'Licitações Abertas',
  andamento: 'Licitações em Andamento',
  fechada: 'Licitações Fechadas',
} as const satisfies Record<string, CalendarName>;
const statuses = ['aberta', 'andamento', 'fechada'] as const;

/** A query of the notices that a user offers for, whose dates matter without following them. */
export type OtherNotices = (db: Queries, userId: number) => Expression<{ id: number }>;

/** Source of dates of what a user follows, and of `others`; a notice that is both has its dates once. */
export function followedDates(notices: NoticeFacts, others: OtherNotices): (db: Queries, dateQuery: DateQuery) => Promise<CalendarDate[]> {
  return async (db, dateQuery) => {
    const found = await Promise.all([
      noticeDates(db, { notices, others }, dateQuery),
      presentationDates(db, dateQuery),
      stepDates(db, dateQuery),
    ]);
    return found
      .flat()
      .filter(({ start, allDay }) => start < dateQuery.until && (allDay ? moved(start, 1) > dateQuery.from : start >= dateQuery.from))
      .sort((a, b) => (a.start < b.start ? -1 : Number(a.start > b.start)))
      .slice(0, dateQuery.limit);
  };
}

async function noticeDates(
  db: Queries,
  { notices, others }: { notices: NoticeFacts; others: OtherNotices },
  { userId, from, until, calendars, of }: DateQuery,
): Promise<CalendarDate[]> {
  const wanted = statuses.filter((status) => calendars?.includes(calendarOf[status]) ?? true);
  if (wanted.length === 0 || (of && of.thing !== 'licitacao')) return [];
  const status = notices.status(new Date());
  const rows = await db
    .selectFrom('licitacoes')
    .where((is) =>
      is(
        'licitacoes.id',
        'in',
        is
          .selectFrom('follows')
          .select('follows.item_id as id')
          .where('follows.user_id', '=', userId)
          .where('follows.kind', '=', 'licitacao')
          .union(others(db, userId)),
      ),
    )
    .$if(of !== undefined, (query) => query.where('licitacoes.id', '=', of?.id ?? 0))
    .where((is) =>
      is.or([
        // The deadline for questions is before the session, which may be either date.
        is.and([is('abertura', '>=', from), is('abertura', '<', moved(until, MOST_DAYS_BEFORE))]),
        is.and([is('encerramento', '>=', from), is('encerramento', '<', moved(until, MOST_DAYS_BEFORE))]),
      ]),
    )
    .$if(wanted.length < statuses.length, (query) => query.where(status, 'in', wanted))
    .select(['licitacoes.id', 'num_licitacao', 'orgao', 'publicacao', 'abertura', 'encerramento', 'modalidade_codigo', status.as('status')])
    .select(['situacao_codigo', 'excluida', 'desfecho'])
    .select(sql<boolean>`licitacoes.id in ${others(db, userId)}`.as('isOffered'))
    .select(sql<string>`substr(objeto, 1, ${sql.lit(LONGEST_TEXT)})`.as('objeto'))
    .execute();
  const now = new Date().toISOString();
  return rows.flatMap(({ id, num_licitacao, orgao, objeto, status, situacao_codigo, desfecho, isOffered, ...notice }) => {
    const title = [num_licitacao, orgao].filter(Boolean).join(' · ');
    const phase = notices.phase({ ...notice, status, desfecho, suspensa: situacao_codigo === notices.suspensa }, now);
    const thing = { calendar: calendarOf[status], title, text: objeto, thing: 'licitacao', thingId: id, phase } as const;
    const dates = datesOf(notice);
    const sessionAt = isOffered ? sessionOf(notice) : null;
    const session = dates.findLast(({ kind, at }) => kind !== 'impugnacao' && at === sessionAt);
    return dates.map((date) => {
      const { kind, at, allDay } = date;
      return { ...thing, key: `licitacao:${id}:${kind}`, kind: date === session ? 'sessao' : kind, start: at, allDay };
    });
  });
}

async function presentationDates(db: Queries, dateQuery: DateQuery): Promise<CalendarDate[]> {
  if (!isAboutBills(dateQuery)) return [];
  const rows = await followedBills(db, dateQuery)
    .where('projetos.apresentacao', '>=', dayInBrasilia(new Date(dateQuery.from)))
    .where('projetos.apresentacao', '<=', dayInBrasilia(new Date(dateQuery.until)))
    .select(['apresentacao', sql<string>`substr(ementa, 1, ${sql.lit(LONGEST_TEXT)})`.as('ementa')])
    .execute();
  return rows.flatMap(({ id, apresentacao, ementa, ...bill }) => {
    if (!apresentacao) return [];
    const date = {
      key: `projeto:${id}:apresentacao`,
      kind: 'apresentacao',
      start: startOfDayInBrasilia(apresentacao),
      allDay: true,
    } as const;
    return [{ ...date, ...ofBill(id, bill), text: ementa }];
  });
}

async function stepDates(db: Queries, dateQuery: DateQuery): Promise<CalendarDate[]> {
  if (!isAboutBills(dateQuery)) return [];
  const rows = await followedBills(db, dateQuery)
    .crossJoin('projetos_tramitacoes as passo')
    .whereRef('passo.projeto_id', '=', 'follows.item_id')
    // Steps without a time are all-day, and may have begun earlier.
    .where('passo.data', '>', moved(dateQuery.from, -1))
    .where('passo.data', '<', dateQuery.until)
    .select(['passo.id as passo_id', 'passo.data', 'passo.orgao as corpo', 'passo.descricao'])
    .select(sql<string>`substr(passo.despacho, 1, ${sql.lit(LONGEST_TEXT)})`.as('despacho'))
    .orderBy('passo.data')
    .orderBy('passo.id')
    .execute();
  return rows.map(({ id, passo_id, data, corpo, descricao, despacho, ...bill }) => {
    const allDay = data === startOfDayInBrasilia(dayInBrasilia(new Date(data)));
    const text = [corpo, descricao || despacho].filter(Boolean).join(' · ');
    const date = { key: `projeto:${id}:tramitacao:${passo_id}`, kind: 'tramitacao', start: data, allDay } as const;
    return { ...date, ...ofBill(id, bill), text: cutText(text, LONGEST_TEXT) };
  });
}

function isAboutBills({ calendars, of }: DateQuery): boolean {
  return (calendars?.includes('Projeto de lei') ?? true) && (!of || of.thing === 'projeto');
}

function followedBills(db: Queries, { userId, of }: DateQuery) {
  return db
    .selectFrom('follows')
    .crossJoin('projetos')
    .whereRef('projetos.id', '=', 'follows.item_id')
    .where('follows.user_id', '=', userId)
    .where('follows.kind', '=', 'projeto')
    .$if(of !== undefined, (query) => query.where('follows.item_id', '=', of?.id ?? 0))
    .select(['projetos.id', 'tipo', 'numero', 'ano']);
}

function ofBill(id: number, bill: { tipo: string; numero: number; ano: number }) {
  const title = nameOf({ modalidade: null, num_licitacao: null, ...bill });
  return { calendar: 'Projeto de lei', title, thing: 'projeto', thingId: id } as const;
}

/** Adds days, but never beyond year 9999, which columns cannot store. */
function moved(at: string, days: number): string {
  const there = new Date(Date.parse(at) + days * DAY_MS).toISOString();
  return /^\d{4}-/.test(there) ? there : days > 0 ? NEVER : at;
}
