// The dates of a notice that matter to whoever wants to take part.
import { dayInBrasilia, NEVER, startOfDayInBrasilia } from '#brasil/clock.ts';
import { businessDaysBefore } from '#brasil/server/businessDays.ts';
import type { NextDate } from '../contract.ts';

export type NoticeDate = NextDate;
export type Dated = { publicacao: string; abertura: string | null; encerramento: string | null; modalidade_codigo: number };

/** Lei 14.133/2021, art. 164: questions and impugnação come until three business days before the session opens. */
const BUSINESS_DAYS = 3;
/** So many days lie at most between that day and the session: Christmas, New Year, and the weekends around them. */
export const MOST_DAYS_BEFORE = 14;
/** Dispensa, inexigibilidade and inaplicabilidade: buying without a licitação has no edital that could be contested. */
const withoutEdital = new Set([8, 9, 14]);

/** All that are known, in the order in which they come. */
export function datesOf({ publicacao, abertura, encerramento, modalidade_codigo }: Dated): NoticeDate[] {
  const dates: NoticeDate[] = [];
  if (isDate(abertura)) dates.push({ kind: 'abertura', at: abertura, allDay: false });
  if (isDate(encerramento)) dates.push({ kind: 'encerramento', at: encerramento, allDay: false });
  // What PNCP calls the opening is when proposals begin to be taken; the session opens when they end (docs/decisions/0020).
  const session = isDate(encerramento) ? encerramento : abertura;
  if (isDate(session) && !withoutEdital.has(modalidade_codigo)) {
    const at = lastDayForQuestions(session);
    // Nobody could meet one that was over before the notice came out.
    if (at >= startOfDayInBrasilia(dayInBrasilia(new Date(publicacao)))) dates.push({ kind: 'impugnacao', at, allDay: true });
  }
  return dates.sort((a, b) => (a.at < b.at ? -1 : Number(a.at > b.at)));
}

/** A moment, and the day in Brasília that it belongs to: all-day dates are to come until their day is over. */
export type Moment = { now: string; today: string };

export function thisMoment(now = new Date()): Moment {
  return { now: now.toISOString(), today: startOfDayInBrasilia(dayInBrasilia(now)) };
}

/** The first that is still to come. Of a notice that is suspended none is: its dates do not hold, and new ones are not known. */
export function nextDateOf(notice: Dated & { encerrada: boolean; suspensa: boolean }, moment: Moment): NoticeDate | undefined {
  const { abertura, encerramento, encerrada, suspensa } = notice;
  // Most notices are past; no deadline comes after the session.
  if (encerrada || suspensa || ((abertura ?? '') < moment.today && (encerramento ?? '') < moment.today)) return undefined;
  return datesOf(notice).find((date) => isComing(date, moment));
}

export function isComing({ at, allDay }: NoticeDate, { now, today }: Moment): boolean {
  return at >= (allDay ? today : now);
}

function lastDayForQuestions(session: string): string {
  return startOfDayInBrasilia(businessDaysBefore(dayInBrasilia(new Date(session)), BUSINESS_DAYS));
}

function isDate(at: string | null): at is string {
  return at !== null && at < NEVER;
}
