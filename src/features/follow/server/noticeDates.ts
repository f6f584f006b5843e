// The dates of a notice that matter to whoever wants to take part.
import { dayInBrasilia, NEVER, startOfDayInBrasilia } from '#kit/brasilia.ts';
import { businessDaysBefore } from '#kit/server/businessDays.ts';
import type { NextDate } from '../contract.ts';

export type NoticeDate = NextDate;
export type Dated = { abertura: string | null; encerramento: string | null; modalidade_codigo: number };

/** Lei 14.133/2021, art. 164: questions and impugnação come until three business days before the opening. */
const BUSINESS_DAYS = 3;
/** So many days lie at most between that day and the opening: Christmas, New Year, and the weekends around them. */
export const MOST_DAYS_BEFORE = 14;
/** Dispensa, inexigibilidade and inaplicabilidade: buying without a licitação has no edital that could be contested. */
const withoutEdital = new Set([8, 9, 14]);

/** All that are known, in the order in which they follow each other. */
export function datesOf({ abertura, encerramento, modalidade_codigo }: Dated): NoticeDate[] {
  const dates: NoticeDate[] = [];
  if (isDate(abertura)) {
    if (!withoutEdital.has(modalidade_codigo)) dates.push({ kind: 'impugnacao', at: lastDayForQuestions(abertura), allDay: true });
    dates.push({ kind: 'abertura', at: abertura, allDay: false });
  }
  if (isDate(encerramento)) dates.push({ kind: 'encerramento', at: encerramento, allDay: false });
  return dates;
}

/** A moment, and the day in Brasília that it belongs to: all-day dates are to come until their day is over. */
export type Moment = { now: string; today: string };

export function thisMoment(now = new Date()): Moment {
  return { now: now.toISOString(), today: startOfDayInBrasilia(dayInBrasilia(now)) };
}

/** The first that is still to come. */
export function nextDateOf(notice: Dated & { encerrada: boolean }, moment: Moment): NoticeDate | undefined {
  const { abertura, encerramento, encerrada } = notice;
  // Most notices are past; no deadline comes after its opening.
  if (encerrada || ((abertura ?? '') < moment.today && (encerramento ?? '') < moment.today)) return undefined;
  const coming = datesOf(notice).filter((date) => isComing(date, moment));
  return coming.toSorted((a, b) => (a.at < b.at ? -1 : Number(a.at > b.at)))[0];
}

export function isComing({ at, allDay }: NoticeDate, { now, today }: Moment): boolean {
  return at >= (allDay ? today : now);
}

function lastDayForQuestions(abertura: string): string {
  return startOfDayInBrasilia(businessDaysBefore(dayInBrasilia(new Date(abertura)), BUSINESS_DAYS));
}

function isDate(at: string | null): at is string {
  return at !== null && at < NEVER;
}
