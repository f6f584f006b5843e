// Events and dates as iCalendar entries.
import type { Language } from '#kit/errors.ts';
import type { CalendarDate, CalendarName } from '../../entities.ts';
import { thingNames } from '../../thingNames.ts';
import type { CalendarOptions } from '../ports.ts';
import type { EventRow, Invitation } from '../queries.ts';
import type { Entry } from './ics.ts';
import { guestsText, invitedByText, kindTexts } from './texts.ts';

export type Writing = Pick<CalendarOptions, 'pathOf' | 'dnsLabel'> & {
  /** Public address of this installation. */
  address: string;
  language: Language;
};

/** @param row an event of the user, or an invitation */
export function entryOfEvent(row: EventRow | Invitation, writing: Writing): Entry {
  const { language } = writing;
  const link = linkTo('event', row.id, writing);
  const lines = [
    row.description,
    [
      ...('owner' in row ? [`${invitedByText[language]}: ${row.owner}`] : []),
      ...(row.guests.length > 0 ? [`${guestsText[language]}: ${row.guests.map(({ label }) => label).join(', ')}`] : []),
      ...(row.url ? [row.url] : []),
      link,
    ].join('\n'),
  ];
  return {
    uid: row.uid,
    title: row.title,
    ...timesOf({ start: row.start_at, end: row.end_at, allDay: row.all_day }),
    description: lines.filter(Boolean).join('\n\n'),
    location: row.location,
    link: row.url || link,
    category: categoryOf(row.calendar, writing),
    sequence: row.sequence,
    created: row.created_at,
    changed: row.updated_at,
    isFree: row.all_day,
  };
}

export function entryOfDate({ key, kind, title, text, calendar, thing, thingId, ...times }: CalendarDate, writing: Writing): Entry {
  const link = linkTo(thing, thingId, writing);
  return {
    // Independent of the requested address: a program that knows two addresses must not show a date twice.
    uid: `${key.replaceAll(':', '-')}@certame`,
    title: `${kindTexts[kind][writing.language]} · ${title}`,
    ...timesOf(times),
    description: [text, link].filter(Boolean).join('\n\n'),
    link,
    category: thingNames[thing]?.[writing.language] ?? categoryOf(calendar, writing),
    isFree: true,
  };
}

function linkTo(thing: CalendarDate['thing'], id: number, { address, pathOf }: Writing): string {
  return `${address}${pathOf(thing, id)}`;
}

function categoryOf(calendar: CalendarName, { dnsLabel }: Writing): string {
  return calendar === 'DNS' ? dnsLabel : calendar;
}

function timesOf({ start, end, allDay }: { start: string; end?: string | null | undefined; allDay: boolean }) {
  return { start, ...(end && { end }), allDay };
}
