// The dates of a notice that matter to bidders.

import { lastDayForChallenges } from '#brasil/server/impugnacao.ts';
import { dayInBrasilia, NEVER, startOfDayInBrasilia } from '#kit/clock.ts';
import type { NextDate } from '../contract.ts';

export type NoticeDate = NextDate;
export type Dated = { publicacao: string; abertura: string | null; encerramento: string | null; modalidade_codigo: number };

/** Most days between the last day for challenges and the session: Christmas, New Year, and the weekends around them. */
export const MOST_DAYS_BEFORE = 14;

/** All known dates in order. */
export function datesOf(notice: Dated): NoticeDate[] {
  const { abertura, encerramento } = notice;
  const dates: NoticeDate[] = [];
  if (isDate(abertura)) dates.push({ kind: 'abertura', at: abertura, allDay: false });
  if (isDate(encerramento)) dates.push({ kind: 'encerramento', at: encerramento, allDay: false });
  const lastDay = lastDayForChallenges(notice);
  if (lastDay) dates.push({ kind: 'impugnacao', at: startOfDayInBrasilia(lastDay), allDay: true });
  return dates.sort((a, b) => (a.at < b.at ? -1 : Number(a.at > b.at)));
}

/** An instant and its day in Brasília: all-day dates are upcoming until their day is over. */
export type Moment = { now: string; today: string };

export function thisMoment(now = new Date()): Moment {
  return { now: now.toISOString(), today: startOfDayInBrasilia(dayInBrasilia(now)) };
}

/** The next upcoming date. None for a suspended notice: its dates are void, and new ones unknown. */
export function nextDateOf(notice: Dated & { encerrada: boolean; suspensa: boolean }, moment: Moment): NoticeDate | undefined {
  const { abertura, encerramento, encerrada, suspensa } = notice;
  // Fast path: most notices are past, and no deadline is after the session.
  if (encerrada || suspensa || ((abertura ?? '') < moment.today && (encerramento ?? '') < moment.today)) return undefined;
  return datesOf(notice).find((date) => isComing(date, moment));
}

export function isComing({ at, allDay }: NoticeDate, { now, today }: Moment): boolean {
  return at >= (allDay ? today : now);
}

function isDate(at: string | null): at is string {
  return at !== null && at < NEVER;
}
